package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

public class TextView extends View {
    public TextView(Context context) { super(context); }
    public TextView(Context context, AttributeSet attrs) { super(context, attrs); }
    public native CharSequence getText();
    public native void setText(CharSequence text);
    public native void setText(int resid);
    public native void setTextSize(float size);
    public native void setTextColor(int color);
    public native void setError(CharSequence error);
    public native void setHint(CharSequence hint);
    public native void setHint(int resid);
    public native void setGravity(int gravity);
    public native int getInputType();
    public native void setInputType(int type);
}
