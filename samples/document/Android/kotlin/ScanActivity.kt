package com.example.invoices

import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.Toast
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult

// region scanDocument
class ScanActivity : ComponentActivity() {
    private lateinit var button: Button

    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        button.isEnabled = true
        val error = DeckleSDK.getLastError()
        if (finished) {
            showMessage("Pages: ${Document.pageCount()}")
        } else if (error.isNotEmpty()) {
            Log.e("Invoices", "The scanner didn't open: $error")
            showMessage("The scanner couldn't be opened")
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        button = Button(this)
        button.text = "Scan an invoice"
        button.setOnClickListener { scan(DocumentScannerConfiguration()) }
        setContentView(button)
    }

    private fun scan(config: DocumentScannerConfiguration) {
        button.isEnabled = false
        scanner.launch(config)
    }

    private fun showMessage(text: String) {
        Toast.makeText(this, text, Toast.LENGTH_LONG).show()
    }
}
// endregion
