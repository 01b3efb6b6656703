package androidx.test.core.app;

import android.content.Context;

public final class ApplicationProvider {
    private ApplicationProvider() {}
    public static native <T extends Context> T getApplicationContext();
}
