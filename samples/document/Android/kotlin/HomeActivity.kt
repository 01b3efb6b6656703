package com.example.invoices

import android.os.Bundle
import android.widget.Button
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult

// region entryPoints
class HomeActivity : ComponentActivity() {
    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        if (finished) showInvoice()
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_home)

        val app = application as InvoicesApplication
        val scanButton = findViewById<Button>(R.id.scan_button)
        scanButton.isEnabled = app.sdkReady
        scanButton.setOnClickListener { scanner.launch(DocumentScannerConfiguration()) }
    }

    private fun showInvoice() {
        setTitle(R.string.invoice_scanned)
    }
}
// endregion
