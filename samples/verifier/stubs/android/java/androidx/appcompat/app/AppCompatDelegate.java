package androidx.appcompat.app;

public abstract class AppCompatDelegate {
    public static final int MODE_NIGHT_NO = 1;
    public static final int MODE_NIGHT_YES = 2;

    public static void setDefaultNightMode(int mode) {}
}
