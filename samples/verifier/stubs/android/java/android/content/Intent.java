package android.content;

import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcelable;
import java.util.ArrayList;

public class Intent implements Parcelable {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_SEND_MULTIPLE = "android.intent.action.SEND_MULTIPLE";
    public static final String ACTION_OPEN_DOCUMENT = "android.intent.action.OPEN_DOCUMENT";
    public static final String ACTION_GET_CONTENT = "android.intent.action.GET_CONTENT";
    public static final String ACTION_CREATE_DOCUMENT = "android.intent.action.CREATE_DOCUMENT";
    public static final String CATEGORY_OPENABLE = "android.intent.category.OPENABLE";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final String EXTRA_TEXT = "android.intent.extra.TEXT";
    public static final String EXTRA_SUBJECT = "android.intent.extra.SUBJECT";
    public static final String EXTRA_TITLE = "android.intent.extra.TITLE";
    public static final String EXTRA_MIME_TYPES = "android.intent.extra.MIME_TYPES";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;
    public static final int FLAG_GRANT_WRITE_URI_PERMISSION = 2;
    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;
    public static final int FLAG_ACTIVITY_NEW_TASK = 0x10000000;
    public static final int FLAG_ACTIVITY_CLEAR_TOP = 0x04000000;
    public Intent(Intent o) {}
    public Intent() {}
    public Intent(String action) {}
    public Intent(String action, Uri uri) {}
    public Intent(Context packageContext, Class<?> cls) {}
    public static native Intent createChooser(Intent target, CharSequence title);
    public native String getAction();
    public native Intent setAction(String action);
    public native Uri getData();
    public native String getScheme();
    public native Intent setData(Uri data);
    public native String getType();
    public native Intent setType(String type);
    public native Intent setDataAndType(Uri data, String type);
    public native Intent addCategory(String category);
    public native Intent addFlags(int flags);
    public native Intent setFlags(int flags);
    public native int getFlags();
    public native Intent setPackage(String packageName);
    public native ClipData getClipData();
    public native void setClipData(ClipData clip);
    public native Bundle getExtras();
    public native boolean hasExtra(String name);
    public native String getStringExtra(String name);
    public native boolean getBooleanExtra(String name, boolean defaultValue);
    public native int getIntExtra(String name, int defaultValue);
    public native <T extends Parcelable> T getParcelableExtra(String name);
    public native <T> T getParcelableExtra(String name, Class<T> clazz);
    public native <T extends Parcelable> ArrayList<T> getParcelableArrayListExtra(String name);
    public native <T> ArrayList<T> getParcelableArrayListExtra(String name, Class<? extends T> clazz);
    public native Intent putExtra(String name, String value);
    public native Intent putExtra(String name, String[] value);
    public native Intent putExtra(String name, int value);
    public native Intent putExtra(String name, boolean value);
    public native Intent putExtra(String name, Parcelable value);
    public native Intent putParcelableArrayListExtra(String name, ArrayList<? extends Parcelable> value);
    public native ComponentName resolveActivity(PackageManager pm);
}
