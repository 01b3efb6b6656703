package androidx.activity.result;

public abstract class ActivityResultLauncher<I> {
    public native void launch(I input);
    public native void unregister();
}
