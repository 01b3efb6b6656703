package com.example.parcels

import android.app.AlertDialog
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.TextView
import android.widget.Toast
import androidx.activity.ComponentActivity
import androidx.activity.viewModels
import androidx.lifecycle.ViewModel
import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.BarcodeScanResult
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration
import com.example.deckle.sdk.barcode.DeckleSDK

// region keepState
/** Keeps the state if Android recreates the activity while the scanner is open. */
class ScannedCode : ViewModel() {
    var barcode: Barcode? = null
}
// endregion

class ScanActivity : ComponentActivity() {

    // region scanBarcode
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

    private fun scan(config: BarcodeScannerConfiguration) {
        scanButton.isEnabled = false
        scanner.launch(config)
    }

    private fun scanCode() {
        scan(BarcodeScannerConfiguration())
    }
    // endregion

    // region restoreState
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_scan)
        message = findViewById(R.id.message)
        message.setOnClickListener { state.barcode?.let(::offerLink) }
        scanButton = findViewById(R.id.scan_button)
        scanButton.setOnClickListener { scanCode() }
        showBarcode()
    }

    private fun showBarcode() {
        val barcode = state.barcode
        message.text = when {
            barcode == null -> "No code scanned yet"
            barcode.value.isEmpty() -> "${barcode.format}: no text"
            else -> barcode.value
        }
    }
    // endregion

    // region openLink
    /** A code can contain any address, so show it and let the user decide. */
    private fun offerLink(barcode: Barcode) {
        if (!barcode.value.startsWith("https://")) return
        AlertDialog.Builder(this)
            .setTitle("Open this page?")
            .setMessage(barcode.value)
            .setNegativeButton("Cancel", null)
            .setPositiveButton("Open") { _, _ -> openPage(barcode.value) }
            .show()
    }

    private fun openPage(address: String) {
        try {
            startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(address)))
        } catch (e: ActivityNotFoundException) {
            Log.w("Parcels", "No app can open this page", e)
            Toast.makeText(this, "This page can't be opened", Toast.LENGTH_LONG).show()
        }
    }
    // endregion
}
