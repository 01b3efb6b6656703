package com.example.invoices

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import android.util.Log
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.ui.DocumentScanner
import com.example.deckle.sdk.ui.DocumentScannerConfiguration

// region newScanIntent
class PlainScanActivity : Activity() {

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        if (savedInstanceState == null) {
            val intent = DocumentScanner.newScanIntent(this, DocumentScannerConfiguration())
            startActivityForResult(intent, SCAN_REQUEST)
        }
    }

    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        super.onActivityResult(requestCode, resultCode, data)
        if (requestCode != SCAN_REQUEST) return
        if (resultCode == RESULT_OK) {
            Log.i("Invoices", "Pages: ${Document.pageCount()}")
        } else {
            Log.i("Invoices", "Canceled, or the scanner didn't open: ${DeckleSDK.getLastError()}")
        }
        finish()
    }

    private companion object {
        const val SCAN_REQUEST = 1
    }
}
// endregion
