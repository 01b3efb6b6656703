package com.example.invoices

import android.os.Bundle
import android.util.Log
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.dataextraction.AnalyzeConfiguration
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult
import kotlin.concurrent.thread

// region quickStart
class QuickStart : ComponentActivity() {
    private val scan = registerForActivityResult(ScanResult()) { finished ->
        if (finished) {
            thread { Log.i("Invoices", DocumentDataReader.analyze()) }
        } else {
            // The message is empty if the user canceled.
            val message = DeckleSDK.getLastError()
            if (message.isNotEmpty()) Log.w("Invoices", message)
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.initSDK(application, "")) {
            Log.e("Invoices", DeckleSDK.getLastError())
        } else if (savedInstanceState == null) {
            DocumentDataReader.setAnalyzeConfiguration(AnalyzeConfiguration())
            scan.launch(DocumentScannerConfiguration())
        }
    }
}
// endregion
