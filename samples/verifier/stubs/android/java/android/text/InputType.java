package android.text;

public interface InputType {
    static final int TYPE_CLASS_TEXT = 1;
    static final int TYPE_CLASS_NUMBER = 2;
    static final int TYPE_NUMBER_FLAG_DECIMAL = 0x2000;
    static final int TYPE_TEXT_FLAG_NO_SUGGESTIONS = 0x80000;
    static final int TYPE_TEXT_VARIATION_PASSWORD = 128;
}
