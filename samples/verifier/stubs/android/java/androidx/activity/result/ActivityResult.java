package androidx.activity.result;

import android.content.Intent;

public final class ActivityResult {
    public native int getResultCode();
    public native Intent getData();
}
