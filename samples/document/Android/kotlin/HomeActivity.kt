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
    private lateinit var message: TextView

    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        scanButton.isEnabled = true
        val error = DeckleSDK.getLastError()
        if (finished) {
            message.setText(R.string.invoice_scanned)
        } else if (error.isNotEmpty()) {
            Log.e("Invoices", "The scanner didn't open: $error")
            message.setText(R.string.scanning_unavailable)
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_home)

        val ready = (application as InvoicesApplication).sdkReady
        message = findViewById(R.id.message)
        if (!ready) message.setText(R.string.scanning_unavailable)
        scanButton = findViewById(R.id.scan_button)
        scanButton.isEnabled = ready
        scanButton.setOnClickListener {
            scanButton.isEnabled = false
            scanner.launch(DocumentScannerConfiguration())
        }
    }
}
// endregion
