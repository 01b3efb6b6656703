package android.graphics.drawable;

public abstract class Drawable {
    public native void setTint(int tintColor);
}
