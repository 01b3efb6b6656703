package android.app;

import android.content.ContextWrapper;

public class Application extends ContextWrapper {
    public Application() {}
    public native void onCreate();
    public native void onLowMemory();
    public native void onTrimMemory(int level);
}
