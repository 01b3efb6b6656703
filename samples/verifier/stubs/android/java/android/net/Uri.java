package android.net;

import android.os.Parcelable;
import java.io.File;

public abstract class Uri implements Parcelable {
    public static final Uri EMPTY = null;
    public static native Uri parse(String uriString);
    public static native Uri fromFile(File file);
    public static native String encode(String s);
    public native String getScheme();
    public native String getPath();
    public native String getLastPathSegment();
    public native String getAuthority();
    public native String toString();
}
