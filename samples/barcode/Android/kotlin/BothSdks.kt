package com.example.parcels

import android.app.Application
import android.os.Bundle
import android.util.Log
import android.widget.Button
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.barcode.BarcodeFormat
import com.example.deckle.sdk.barcode.BarcodeScanResult
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult
// region imports
import com.example.deckle.sdk.DeckleSDK as DocumentSDK
import com.example.deckle.sdk.Logger as DocumentLogger
import com.example.deckle.sdk.barcode.DeckleSDK as BarcodeSDK
import com.example.deckle.sdk.barcode.Logger as BarcodeLogger
// endregion

// region initBoth
/** Whether each SDK is ready. One key can be rejected while the other SDK works. */
data class ReadySdks(val barcodes: Boolean, val documents: Boolean)

fun initBoth(application: Application): ReadySdks {
    val barcodes = BarcodeSDK.initSDK(application, "the barcode key for com.example.parcels")
    if (!barcodes) {
        Log.e("Parcels", "Barcode SDK: ${BarcodeSDK.getLastError()}")
    }

    val documents = DocumentSDK.initSDK(application, "the document key for com.example.parcels")
    if (!documents) {
        Log.e("Parcels", "Document SDK: ${DocumentSDK.getLastError()}")
    }
    return ReadySdks(barcodes, documents)
}
// endregion

// region logBoth
fun logOnlyErrors() {
    BarcodeLogger.setLogLevel(BarcodeLogger.Level.ERROR)
    DocumentLogger.setLogLevel(DocumentLogger.Level.ERROR)
}
// endregion

// region useBoth
/** Reads the number on a parcel, then scans its delivery note. */
class ReceiveParcelActivity : ComponentActivity() {
    private lateinit var scanButton: Button

    private val noteScanner = registerForActivityResult(ScanResult()) { finished ->
        scanButton.isEnabled = true
        Log.i("Parcels", if (finished) "Delivery note scanned" else "No delivery note. ${DocumentSDK.getLastError()}")
    }

    private val labelScanner = registerForActivityResult(BarcodeScanResult()) { barcodes ->
        if (barcodes.isEmpty()) {
            scanButton.isEnabled = true
            // The message is empty if the user canceled.
            Log.i("Parcels", "No parcel. ${BarcodeSDK.getLastError()}")
        } else {
            Log.i("Parcels", "Parcel ${barcodes.first().value}")
            noteScanner.launch(DocumentScannerConfiguration().apply { multiPage = false })
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_scan)
        scanButton = findViewById(R.id.scan_button)
        scanButton.setOnClickListener {
            scanButton.isEnabled = false
            val config = BarcodeScannerConfiguration()
            config.barcodeFormats = listOf(BarcodeFormat.CODE_128)
            labelScanner.launch(config)
        }
    }
}
// endregion
