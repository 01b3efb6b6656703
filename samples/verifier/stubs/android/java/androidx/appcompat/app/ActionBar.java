package androidx.appcompat.app;

public abstract class ActionBar {
    public native void setTitle(CharSequence title);
    public native void setDisplayHomeAsUpEnabled(boolean showHomeAsUp);
}
