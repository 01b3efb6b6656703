package android.util;

public final class Log {
    public static native int v(String tag, String msg);
    public static native int d(String tag, String msg);
    public static native int i(String tag, String msg);
    public static native int i(String tag, String msg, Throwable tr);
    public static native int w(String tag, String msg);
    public static native int w(String tag, String msg, Throwable tr);
    public static native int e(String tag, String msg);
    public static native int e(String tag, String msg, Throwable tr);
}
