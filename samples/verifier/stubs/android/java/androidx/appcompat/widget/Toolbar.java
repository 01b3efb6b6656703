package androidx.appcompat.widget;

import android.content.Context;
import android.view.ViewGroup;

public class Toolbar extends ViewGroup {
    public Toolbar(Context context) { super(context); }
    public native void setTitle(CharSequence title);
}
