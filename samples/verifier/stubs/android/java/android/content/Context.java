package android.content;

import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.AssetManager;
import android.content.res.Resources;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.concurrent.Executor;

public abstract class Context {
    public static final String CLIPBOARD_SERVICE = "clipboard";
    public static final int MODE_PRIVATE = 0;
    public native Context getApplicationContext();
    public native ContentResolver getContentResolver();
    public native Resources getResources();
    public native String getString(int resId);
    public native String getString(int resId, Object... formatArgs);
    public native CharSequence getText(int resId);
    public native int getColor(int id);
    public native Drawable getDrawable(int id);
    public native ApplicationInfo getApplicationInfo();
    public native String getPackageName();
    public native PackageManager getPackageManager();
    public native File getCacheDir();
    public native File getFilesDir();
    public native File getNoBackupFilesDir();
    public native File getExternalCacheDir();
    public native File getExternalFilesDir(String type);
    public native File getDir(String name, int mode);
    public native boolean deleteFile(String name);
    public native FileInputStream openFileInput(String name);
    public native FileOutputStream openFileOutput(String name, int mode);
    public native AssetManager getAssets();
    public native SharedPreferences getSharedPreferences(String name, int mode);
    public native Object getSystemService(String name);
    public native <T> T getSystemService(Class<T> serviceClass);
    public native void startActivity(Intent intent);
    public native void startActivity(Intent intent, Bundle options);
    public native int checkSelfPermission(String permission);
    public native void grantUriPermission(String toPackage, Uri uri, int modeFlags);
    public native Executor getMainExecutor();
    public native Resources.Theme getTheme();
    public native void setTheme(int resid);
}
