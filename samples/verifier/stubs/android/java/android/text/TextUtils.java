package android.text;

public class TextUtils {
    public static native boolean isEmpty(CharSequence str);
    public static native String join(CharSequence delimiter, Iterable<?> tokens);
}
