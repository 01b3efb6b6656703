package android.widget;

import android.content.Context;
import android.util.AttributeSet;

public class ImageButton extends ImageView {
    public ImageButton(Context context) { super(context); }
    public ImageButton(Context context, AttributeSet attrs) { super(context, attrs); }
}
