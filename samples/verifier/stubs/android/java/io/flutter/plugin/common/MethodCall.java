package io.flutter.plugin.common;

public final class MethodCall {
    public final String method = "";
    public native <T> T argument(String key);
}
