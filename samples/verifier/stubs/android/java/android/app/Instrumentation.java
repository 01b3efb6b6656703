package android.app;

import android.content.Context;
import android.content.Intent;

public class Instrumentation {
    public native Context getContext();
    public native Context getTargetContext();

    public static final class ActivityResult {
        public ActivityResult(int resultCode, Intent resultData) {}
        public native int getResultCode();
        public native Intent getResultData();
    }
}
