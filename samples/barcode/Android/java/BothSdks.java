package com.example.parcels;

import android.app.Application;
import android.util.Log;

final class BothSdks {
    private BothSdks() {
    }

    // region initBoth
    /** Whether each SDK is ready. One key can be rejected while the other SDK works. */
    static final class Ready {
        final boolean barcodes;
        final boolean documents;

        Ready(boolean barcodes, boolean documents) {
            this.barcodes = barcodes;
            this.documents = documents;
        }
    }

    static Ready initBoth(Application application) {
        boolean barcodes = com.example.deckle.sdk.barcode.DeckleSDK.initSDK(
            application, "the barcode key for com.example.parcels");
        if (!barcodes) {
            Log.e("Parcels", com.example.deckle.sdk.barcode.DeckleSDK.getLastError());
        }

        boolean documents = com.example.deckle.sdk.DeckleSDK.initSDK(
            application, "the document key for com.example.parcels");
        if (!documents) {
            Log.e("Parcels", com.example.deckle.sdk.DeckleSDK.getLastError());
        }
        return new Ready(barcodes, documents);
    }
    // endregion

    // region logBoth
    static void logOnlyErrors() {
        com.example.deckle.sdk.barcode.Logger.setLogLevel(
            com.example.deckle.sdk.barcode.Logger.Level.ERROR);
        com.example.deckle.sdk.Logger.setLogLevel(com.example.deckle.sdk.Logger.Level.ERROR);
    }
    // endregion
}
