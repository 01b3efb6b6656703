package androidx.appcompat.app;

public class AppCompatDelegate {
    public static final int MODE_NIGHT_YES = 2;
    public static final int MODE_NIGHT_NO = 1;
    public static native void setDefaultNightMode(int mode);
}
