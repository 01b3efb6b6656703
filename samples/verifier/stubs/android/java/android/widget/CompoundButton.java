package android.widget;

import android.content.Context;
import android.util.AttributeSet;

public abstract class CompoundButton extends Button {
    public CompoundButton(Context context) { super(context); }
    public CompoundButton(Context context, AttributeSet attrs) { super(context, attrs); }
    public native boolean isChecked();
    public native void setChecked(boolean checked);
    public native void setOnCheckedChangeListener(OnCheckedChangeListener listener);

    public interface OnCheckedChangeListener {
        void onCheckedChanged(CompoundButton buttonView, boolean isChecked);
    }
}
