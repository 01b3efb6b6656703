package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

public class ProgressBar extends View {
    public ProgressBar(Context context) { super(context); }
    public ProgressBar(Context context, AttributeSet attrs) { super(context, attrs); }
    public native void setProgress(int progress);
    public native void setIndeterminate(boolean indeterminate);
}
