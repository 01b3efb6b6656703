package android.content.res;

public class Configuration {
    public static final int UI_MODE_NIGHT_MASK = 0x30;
    public static final int UI_MODE_NIGHT_YES = 0x20;
    public static final int UI_MODE_NIGHT_NO = 0x10;
    public static final int ORIENTATION_LANDSCAPE = 2;
    public int uiMode;
    public int orientation;
}
