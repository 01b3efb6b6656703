package android.graphics;

import android.content.res.Resources;
import java.io.InputStream;

public class BitmapFactory {
    public static native Bitmap decodeByteArray(byte[] data, int offset, int length);
    public static native Bitmap decodeByteArray(byte[] data, int offset, int length, Options opts);
    public static native Bitmap decodeFile(String pathName);
    public static native Bitmap decodeFile(String pathName, Options opts);
    public static native Bitmap decodeStream(InputStream is);
    public static native Bitmap decodeResource(Resources res, int id);

    public static class Options {
        public boolean inJustDecodeBounds;
        public int inSampleSize;
        public int outWidth;
        public int outHeight;
        public String outMimeType;
    }
}
