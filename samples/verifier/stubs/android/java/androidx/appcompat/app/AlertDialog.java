package androidx.appcompat.app;

import android.app.Dialog;
import android.content.Context;
import android.content.DialogInterface;
import android.view.View;
import android.widget.Button;

public class AlertDialog extends Dialog {
    public native void setMessage(CharSequence message);
    public native Button getButton(int whichButton);

    public static class Builder {
        public Builder(Context context) {}
        public native Builder setTitle(CharSequence title);
        public native Builder setTitle(int titleId);
        public native Builder setMessage(CharSequence message);
        public native Builder setMessage(int messageId);
        public native Builder setView(View view);
        public native Builder setCancelable(boolean cancelable);
        public native Builder setItems(CharSequence[] items, DialogInterface.OnClickListener listener);
        public native Builder setSingleChoiceItems(CharSequence[] items, int checkedItem, DialogInterface.OnClickListener listener);
        public native Builder setPositiveButton(CharSequence text, DialogInterface.OnClickListener listener);
        public native Builder setPositiveButton(int textId, DialogInterface.OnClickListener listener);
        public native Builder setNegativeButton(CharSequence text, DialogInterface.OnClickListener listener);
        public native Builder setNegativeButton(int textId, DialogInterface.OnClickListener listener);
        public native Builder setNeutralButton(CharSequence text, DialogInterface.OnClickListener listener);
        public native Builder setNeutralButton(int textId, DialogInterface.OnClickListener listener);
        public native Builder setOnDismissListener(DialogInterface.OnDismissListener listener);
        public native AlertDialog create();
        public native AlertDialog show();
    }
}
