package com.google.android.material.dialog;

import android.content.Context;
import android.content.DialogInterface;
import android.view.View;
import androidx.appcompat.app.AlertDialog;

public class MaterialAlertDialogBuilder extends AlertDialog.Builder {
    public MaterialAlertDialogBuilder(Context context) { super(context); }
    public native MaterialAlertDialogBuilder setTitle(CharSequence title);
    public native MaterialAlertDialogBuilder setTitle(int titleId);
    public native MaterialAlertDialogBuilder setMessage(CharSequence message);
    public native MaterialAlertDialogBuilder setMessage(int messageId);
    public native MaterialAlertDialogBuilder setView(View view);
    public native MaterialAlertDialogBuilder setItems(CharSequence[] items, DialogInterface.OnClickListener listener);
    public native MaterialAlertDialogBuilder setPositiveButton(CharSequence text, DialogInterface.OnClickListener listener);
    public native MaterialAlertDialogBuilder setPositiveButton(int textId, DialogInterface.OnClickListener listener);
    public native MaterialAlertDialogBuilder setNegativeButton(CharSequence text, DialogInterface.OnClickListener listener);
    public native MaterialAlertDialogBuilder setNegativeButton(int textId, DialogInterface.OnClickListener listener);
}
