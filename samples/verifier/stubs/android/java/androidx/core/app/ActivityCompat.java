package androidx.core.app;

import android.app.Activity;
import androidx.core.content.ContextCompat;

public class ActivityCompat extends ContextCompat {
    public static native void requestPermissions(Activity activity, String[] permissions, int requestCode);
    public static native boolean shouldShowRequestPermissionRationale(Activity activity, String permission);
}
