package com.example.parcels

import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.activity.viewModels
import androidx.lifecycle.ViewModel
import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.BarcodeScanResult
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration
import com.example.deckle.sdk.barcode.DeckleSDK

// region scanBarcode
/** Keeps the code if Android recreates the activity while the scanner is open. */
class ScannedCode : ViewModel() {
    var barcode: Barcode? = null
}

class ScanActivity : ComponentActivity() {
    private lateinit var scanButton: Button
    private lateinit var message: TextView
    private val state: ScannedCode by viewModels()

    private val scanner = registerForActivityResult(BarcodeScanResult()) { barcodes ->
        scanButton.isEnabled = true
        if (barcodes.isNotEmpty()) {
            state.barcode = barcodes.first()
            showBarcode()
        } else {
            val error = DeckleSDK.getLastError()
            if (error.isNotEmpty()) {
                Log.e("Parcels", "Scanner not opened: $error")
                message.text = "The scanner couldn't be opened"
            }
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_scan)
        message = findViewById(R.id.message)
        scanButton = findViewById(R.id.scan_button)
        scanButton.setOnClickListener { scan(BarcodeScannerConfiguration()) }
        showBarcode()
    }

    private fun scan(config: BarcodeScannerConfiguration) {
        scanButton.isEnabled = false
        scanner.launch(config)
    }

    private fun showBarcode() {
        val barcode = state.barcode
        message.text = when {
            barcode == null -> "No code scanned yet"
            barcode.value.isEmpty() -> "${barcode.format}: no text"
            else -> barcode.value
        }
    }
}
// endregion
