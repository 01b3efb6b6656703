package com.example.invoices

import android.app.Application
import android.util.Log
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.dataextraction.AnalyzeConfiguration
import com.example.deckle.sdk.dataextraction.DocumentDataReader

// region initSDK
class InvoicesApplication : Application() {
    /** If false, the app can't use any function of the SDK. */
    var sdkReady = false
        private set

    override fun onCreate() {
        super.onCreate()
        sdkReady = DeckleSDK.initSDK(this, getString(R.string.deckle_license_key))
        if (sdkReady) {
            prepareDataExtraction()
        } else {
            Log.e("Invoices", "Deckle SDK: ${DeckleSDK.getLastError()}")
        }
    }

    // region setAnalyzeConfiguration
    private fun prepareDataExtraction() {
        val config = AnalyzeConfiguration().apply {
            readBIC = true
            readPaymentState = true
        }
        if (!DocumentDataReader.setAnalyzeConfiguration(config)) {
            Log.e("Invoices", "Data extraction: ${DeckleSDK.getLastError()}")
        }
    }
    // endregion
}
// endregion
