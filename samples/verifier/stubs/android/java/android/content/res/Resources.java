package android.content.res;

import java.io.InputStream;

public class Resources {
    public native String getString(int id);
    public native String getString(int id, Object... formatArgs);
    public native String getQuantityString(int id, int quantity, Object... formatArgs);
    public native String[] getStringArray(int id);
    public native int getColor(int id, Theme theme);
    public native Configuration getConfiguration();
    public native int getDimensionPixelSize(int id);
    public native InputStream openRawResource(int id);
    public static class Theme {}
}
