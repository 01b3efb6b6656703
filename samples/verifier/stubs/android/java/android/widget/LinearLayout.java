package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;

public class LinearLayout extends ViewGroup {
    public static final int VERTICAL = 1;
    public static final int HORIZONTAL = 0;
    public LinearLayout(Context context) { super(context); }
    public LinearLayout(Context context, AttributeSet attrs) { super(context, attrs); }
    public native int getOrientation();
    public native void setOrientation(int orientation);
    public native int getGravity();
    public native void setGravity(int gravity);
}
