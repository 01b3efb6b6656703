package android.content;

public final class ContentValues {
    public ContentValues() {}
    public native void put(String key, String value);
    public native void put(String key, Integer value);
    public native void put(String key, Long value);
}
