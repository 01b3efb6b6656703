package androidx.activity;

public final class OnBackPressedDispatcher {
    public native void onBackPressed();
}
