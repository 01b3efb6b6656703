package android.content;

import android.net.Uri;

public class ClipData {
    public static native ClipData newPlainText(CharSequence label, CharSequence text);
    public static native ClipData newRawUri(CharSequence label, Uri uri);
    public static native ClipData newUri(ContentResolver resolver, CharSequence label, Uri uri);
    public native int getItemCount();
    public native Item getItemAt(int index);

    public static class Item {
        public native Uri getUri();
        public native CharSequence getText();
    }
}
