package androidx.test.core.app;

import android.app.Activity;
import android.app.Instrumentation.ActivityResult;
import android.content.Intent;
import java.io.Closeable;

public final class ActivityScenario<A extends Activity> implements AutoCloseable, Closeable {
    private ActivityScenario() {}
    public static native <A extends Activity> ActivityScenario<A> launch(Class<A> activityClass);
    public static native <A extends Activity> ActivityScenario<A> launchActivityForResult(Intent startActivityIntent);
    public native ActivityResult getResult();
    public native void close();
}
