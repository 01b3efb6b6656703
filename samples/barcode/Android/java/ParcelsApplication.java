package com.example.parcels;

import android.app.Application;
import android.util.Log;
import com.example.deckle.sdk.barcode.DeckleSDK;

// region initSDK
public class ParcelsApplication extends Application {
    private boolean sdkReady;

    @Override
    public void onCreate() {
        super.onCreate();
        sdkReady = DeckleSDK.initSDK(this, getString(R.string.deckle_barcode_key));
        if (!sdkReady) {
            Log.e("Parcels", "Barcode SDK: " + DeckleSDK.getLastError());
        }
    }

    /** False if initialization failed and the scanner can't be used. */
    public boolean isSdkReady() {
        return sdkReady;
    }
}
// endregion
