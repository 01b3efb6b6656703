package android.view;

public abstract class Window {
    public native View getDecorView();
}
