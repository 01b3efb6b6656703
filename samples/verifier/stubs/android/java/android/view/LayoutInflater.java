package android.view;

import android.content.Context;

public abstract class LayoutInflater {
    public static native LayoutInflater from(Context context);
    public native View inflate(int resource, ViewGroup root);
    public native View inflate(int resource, ViewGroup root, boolean attachToRoot);
}
