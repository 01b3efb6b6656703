package com.example.parcels

import android.os.Bundle
import android.util.Log
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.barcode.BarcodeFormat
import com.example.deckle.sdk.barcode.BarcodeScanResult
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration
import com.example.deckle.sdk.barcode.DeckleSDK

// region quickStart
class QuickStart : ComponentActivity() {
    private val scanner = registerForActivityResult(BarcodeScanResult()) { barcodes ->
        barcodes.forEach { Log.i("Parcels", it.value) }
        // The message is empty if the user canceled.
        val message = DeckleSDK.getLastError()
        if (barcodes.isEmpty() && message.isNotEmpty()) Log.w("Parcels", message)
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // If Android recreates the activity, the scanner is already open.
        if (savedInstanceState != null) return
        // With an empty license key, the SDK works for one minute.
        if (!DeckleSDK.initSDK(application, "")) {
            Log.e("Parcels", DeckleSDK.getLastError())
        } else {
            val config = BarcodeScannerConfiguration()
            config.barcodeFormats = listOf(BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE)
            scanner.launch(config)
        }
    }
}
// endregion
