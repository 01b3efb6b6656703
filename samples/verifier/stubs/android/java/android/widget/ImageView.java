package android.widget;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.util.AttributeSet;
import android.view.View;

public class ImageView extends View {
    public ImageView(Context context) { super(context); }
    public ImageView(Context context, AttributeSet attrs) { super(context, attrs); }
    public native void setImageBitmap(Bitmap bm);
    public native void setImageResource(int resId);
    public native void setImageDrawable(Drawable drawable);
    public native void setImageURI(Uri uri);
}
