package android.app;

import android.content.Context;
import android.content.DialogInterface;
import android.view.View;

public class AlertDialog extends Dialog {
    public static class Builder {
        public Builder(Context context) {}
        public native Builder setTitle(CharSequence title);
        public native Builder setMessage(CharSequence message);
        public native Builder setView(View view);
        public native Builder setItems(CharSequence[] items, DialogInterface.OnClickListener listener);
        public native Builder setPositiveButton(CharSequence text, DialogInterface.OnClickListener listener);
        public native Builder setPositiveButton(int textId, DialogInterface.OnClickListener listener);
        public native Builder setNegativeButton(CharSequence text, DialogInterface.OnClickListener listener);
        public native Builder setNegativeButton(int textId, DialogInterface.OnClickListener listener);
        public native AlertDialog create();
        public native AlertDialog show();
    }
}
