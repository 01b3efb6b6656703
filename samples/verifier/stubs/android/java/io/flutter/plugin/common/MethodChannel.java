package io.flutter.plugin.common;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class MethodChannel {
    public MethodChannel(@NonNull BinaryMessenger messenger, @NonNull String name) {}
    public native void invokeMethod(@NonNull String method, @Nullable Object arguments);
    public native void setMethodCallHandler(@Nullable MethodCallHandler handler);

    public interface MethodCallHandler {
        void onMethodCall(@NonNull MethodCall call, @NonNull Result result);
    }

    public interface Result {
        void success(@Nullable Object result);
        void error(@NonNull String errorCode, @Nullable String errorMessage, @Nullable Object errorDetails);
        void notImplemented();
    }
}
