package android.content;

public final class ComponentName {
    public native String getClassName();
    public native String getPackageName();
}
