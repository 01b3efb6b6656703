package android.view;

import android.content.Context;
import android.util.AttributeSet;

public abstract class ViewGroup extends View {
    public ViewGroup(Context context) { super(context); }
    public ViewGroup(Context context, AttributeSet attrs) { super(context, attrs); }
    public native void addView(View child);
    public native void removeAllViews();
    public native int getChildCount();
    public native View getChildAt(int index);

    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;
        public LayoutParams(int width, int height) {}
    }
}
