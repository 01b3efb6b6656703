package android.app;

import android.content.DialogInterface;

public class Dialog implements DialogInterface {
    public native void show();
    public native void dismiss();
    public native void cancel();
    public native void hide();
    public native boolean isShowing();
    public native void setTitle(CharSequence title);
    public native void setCancelable(boolean flag);
}
