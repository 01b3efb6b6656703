package org.apache.cordova;

public class CallbackContext {
    public void sendPluginResult(PluginResult pluginResult) {}
}
