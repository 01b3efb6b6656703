package android.widget;

import android.content.Context;
import android.text.Editable;
import android.util.AttributeSet;

public class EditText extends TextView {
    public EditText(Context context) { super(context); }
    public EditText(Context context, AttributeSet attrs) { super(context, attrs); }
    public native Editable getText();
    public native void setSelection(int index);
}
