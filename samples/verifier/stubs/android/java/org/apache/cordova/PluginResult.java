package org.apache.cordova;

public class PluginResult {
    public PluginResult(Status status, String message) {}

    public void setKeepCallback(boolean keepCallback) {}

    public boolean getKeepCallback() {
        throw new UnsupportedOperationException();
    }

    public enum Status {
        NO_RESULT,
        OK,
        ERROR
    }
}
