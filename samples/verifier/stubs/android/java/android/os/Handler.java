package android.os;

public class Handler {
    public Handler(Looper looper) {}
    public native boolean post(Runnable r);
    public native boolean postDelayed(Runnable r, long delayMillis);
    public native void removeCallbacks(Runnable r);
}
