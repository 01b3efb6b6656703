package android.content;

public interface DialogInterface {
    static final int BUTTON_POSITIVE = -1;
    static final int BUTTON_NEGATIVE = -2;
    static final int BUTTON_NEUTRAL = -3;
    void dismiss();
    void cancel();

    interface OnClickListener {
        void onClick(DialogInterface dialog, int which);
    }

    interface OnDismissListener {
        void onDismiss(DialogInterface dialog);
    }

    interface OnCancelListener {
        void onCancel(DialogInterface dialog);
    }
}
