package android.view;

public class MenuInflater {
    public native void inflate(int menuRes, Menu menu);
}
