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
            thread {
                val json = DocumentDataReader.analyze()
                Log.i("Invoices", json.ifEmpty { "No data found. ${DeckleSDK.getLastError()}" })
            }
        } else {
            Log.w("Invoices", DeckleSDK.getLastError().ifEmpty { "Canceled" })
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // If Android recreates the activity, the scanner is already open.
        if (savedInstanceState != null) return
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.initSDK(application, "")) {
            Log.e("Invoices", DeckleSDK.getLastError())
        } else {
            // Scanning also works without text recognition.
            if (!DocumentDataReader.setAnalyzeConfiguration(AnalyzeConfiguration())) {
                Log.w("Invoices", DeckleSDK.getLastError())
            }
            scan.launch(DocumentScannerConfiguration())
        }
    }
}
// endregion
