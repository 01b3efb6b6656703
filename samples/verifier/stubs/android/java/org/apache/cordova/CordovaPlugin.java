package org.apache.cordova;

import android.content.Intent;
import org.json.JSONArray;
import org.json.JSONException;

public class CordovaPlugin {
    public CordovaInterface cordova;

    protected void pluginInitialize() {}

    public boolean execute(String action, JSONArray args, CallbackContext callbackContext) throws JSONException {
        throw new UnsupportedOperationException();
    }

    public void onNewIntent(Intent intent) {}
}
