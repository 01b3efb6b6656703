package com.facebook.react;

import androidx.appcompat.app.AppCompatActivity;

public abstract class ReactActivity extends AppCompatActivity {
    protected String getMainComponentName() { throw new UnsupportedOperationException(); }
    protected ReactActivityDelegate createReactActivityDelegate() { throw new UnsupportedOperationException(); }
}
