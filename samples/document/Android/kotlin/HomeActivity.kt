package com.example.invoices

import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.TextView
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult

// region entryPoints
class HomeActivity : ComponentActivity() {
    private lateinit var scanButton: Button

    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        scanButton.isEnabled = true
        val error = DeckleSDK.getLastError()
        if (finished) {
            showInvoice()
        } else if (error.isNotEmpty()) {
            Log.e("Invoices", "The scanner didn't open: $error")
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_home)

        val app = application as InvoicesApplication
        scanButton = findViewById(R.id.scan_button)
        scanButton.isEnabled = app.sdkReady
        scanButton.setOnClickListener {
            scanButton.isEnabled = false
            scanner.launch(DocumentScannerConfiguration())
        }
    }

    private fun showInvoice() {
        findViewById<TextView>(R.id.message).setText(R.string.invoice_scanned)
    }
}
// endregion
