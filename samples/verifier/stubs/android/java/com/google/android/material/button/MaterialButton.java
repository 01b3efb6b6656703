package com.google.android.material.button;

import android.content.Context;
import android.widget.Button;

public class MaterialButton extends Button {
    public MaterialButton(Context context) { super(context); }
}
