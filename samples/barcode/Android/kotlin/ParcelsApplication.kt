package com.example.parcels

import android.app.Application
import android.util.Log
import com.example.deckle.sdk.barcode.DeckleSDK

// region initSDK
class ParcelsApplication : Application() {
    /** False if initialization failed and the scanner can't be used. */
    var sdkReady = false
        private set

    override fun onCreate() {
        super.onCreate()
        sdkReady = DeckleSDK.initSDK(this, getString(R.string.deckle_barcode_key))
        if (!sdkReady) {
            Log.e("Parcels", "Barcode SDK: ${DeckleSDK.getLastError()}")
        }
    }
}
// endregion
