package android.content;

public class ContextWrapper extends Context {
    public ContextWrapper() {}
    public native Context getBaseContext();
    protected native void attachBaseContext(Context base);
}
