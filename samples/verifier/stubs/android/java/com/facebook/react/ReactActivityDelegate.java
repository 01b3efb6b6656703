package com.facebook.react;

public class ReactActivityDelegate {
    public ReactActivityDelegate(ReactActivity activity, String mainComponentName) { throw new UnsupportedOperationException(); }
}
