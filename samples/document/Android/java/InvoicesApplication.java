package com.example.invoices;

import android.app.Application;
import android.util.Log;
import com.example.deckle.sdk.DeckleSDK;
import com.example.deckle.sdk.dataextraction.AnalyzeConfiguration;
import com.example.deckle.sdk.dataextraction.DocumentDataReader;

// region initSDK
public class InvoicesApplication extends Application {
    private boolean sdkReady;

    @Override
    public void onCreate() {
        super.onCreate();
        sdkReady = DeckleSDK.initSDK(this, getString(R.string.deckle_license_key));
        if (sdkReady) {
            prepareDataExtraction();
        } else {
            Log.e("Invoices", "Deckle SDK: " + DeckleSDK.getLastError());
        }
    }

    // region setAnalyzeConfiguration
    private void prepareDataExtraction() {
        AnalyzeConfiguration config = new AnalyzeConfiguration();
        config.setReadBIC(true);
        config.setReadPaymentState(true);
        if (!DocumentDataReader.setAnalyzeConfiguration(config)) {
            Log.e("Invoices", "Data extraction: " + DeckleSDK.getLastError());
        }
    }
    // endregion

    /** If false, the app can't use any function of the SDK. */
    public boolean isSdkReady() {
        return sdkReady;
    }
}
// endregion
