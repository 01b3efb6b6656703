package android.content;

public class ClipboardManager {
    public native void setPrimaryClip(ClipData clip);
    public native ClipData getPrimaryClip();
}
