package android.view;

import android.content.Context;
import android.util.AttributeSet;

public class View {
    public static final int VISIBLE = 0;
    public static final int INVISIBLE = 4;
    public static final int GONE = 8;
    public View(Context context) {}
    public View(Context context, AttributeSet attrs) {}
    public native <T extends View> T findViewById(int id);
    public native Context getContext();
    public native int getId();
    public native void setId(int id);
    public native void setFitsSystemWindows(boolean fits);
    public native boolean getFitsSystemWindows();
    public native void setEnabled(boolean enabled);
    public native boolean isEnabled();
    public native int getVisibility();
    public native void setVisibility(int visibility);
    public native void setOnClickListener(OnClickListener l);
    public native void setOnLongClickListener(OnLongClickListener l);
    public native void setBackgroundColor(int color);
    public native void setContentDescription(CharSequence contentDescription);
    public native void setPadding(int left, int top, int right, int bottom);
    public native void setTag(Object tag);
    public native boolean post(Runnable action);
    public native void setLayoutParams(ViewGroup.LayoutParams params);

    public interface OnClickListener {
        void onClick(View v);
    }

    public interface OnLongClickListener {
        boolean onLongClick(View v);
    }
}
