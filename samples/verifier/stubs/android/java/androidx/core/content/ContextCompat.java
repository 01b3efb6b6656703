package androidx.core.content;

import android.content.Context;
import android.content.Intent;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import java.util.concurrent.Executor;

public class ContextCompat {
    public static native int checkSelfPermission(Context context, String permission);
    public static native int getColor(Context context, int id);
    public static native Drawable getDrawable(Context context, int id);
    public static native Executor getMainExecutor(Context context);
    public static native void startActivity(Context context, Intent intent, Bundle options);
    public static native <T> T getSystemService(Context context, Class<T> serviceClass);
}
