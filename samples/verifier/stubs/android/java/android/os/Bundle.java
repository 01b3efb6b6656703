package android.os;

public final class Bundle implements Parcelable {
    public Bundle() {}
    public native boolean containsKey(String key);
    public native boolean getBoolean(String key);
    public native boolean getBoolean(String key, boolean defaultValue);
    public native int getInt(String key);
    public native int getInt(String key, int defaultValue);
    public native String getString(String key);
    public native String getString(String key, String defaultValue);
    public native <T extends Parcelable> T getParcelable(String key);
    public native <T> T getParcelable(String key, Class<T> clazz);
    public native void putBoolean(String key, boolean value);
    public native void putInt(String key, int value);
    public native void putString(String key, String value);
    public native void putParcelable(String key, Parcelable value);
}
