package com.google.android.material.snackbar;

import android.view.View;

public final class Snackbar {
    public static final int LENGTH_SHORT = -1;
    public static final int LENGTH_LONG = 0;
    public static final int LENGTH_INDEFINITE = -2;
    public static native Snackbar make(View view, CharSequence text, int duration);
    public static native Snackbar make(View view, int resId, int duration);
    public native Snackbar setAction(CharSequence text, View.OnClickListener listener);
    public native Snackbar setAction(int resId, View.OnClickListener listener);
    public native void show();
}
