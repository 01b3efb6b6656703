package io.flutter.embedding.android;

import android.app.Activity;
import androidx.annotation.NonNull;
import io.flutter.embedding.engine.FlutterEngine;

public class FlutterActivity extends Activity {
    public FlutterActivity() {}
    public native void configureFlutterEngine(@NonNull FlutterEngine flutterEngine);
    public native boolean shouldHandleDeeplinking();
}
