package android.graphics;

import android.os.Parcelable;
import java.io.OutputStream;

public class Bitmap implements Parcelable {
    public native int getWidth();
    public native int getHeight();
    public native int getByteCount();
    public native void recycle();
    public native boolean compress(CompressFormat format, int quality, OutputStream stream);
    public static native Bitmap createBitmap(int width, int height, Config config);
    public static native Bitmap createScaledBitmap(Bitmap src, int dstWidth, int dstHeight, boolean filter);
    public enum CompressFormat { JPEG, PNG, WEBP }
    public enum Config { ARGB_8888, RGB_565 }
}
