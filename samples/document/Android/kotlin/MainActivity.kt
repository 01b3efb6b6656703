// region getStarted
package com.example.invoices

import android.os.Bundle
import android.view.Gravity
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import androidx.activity.ComponentActivity
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult

private const val LICENSE_KEY = ""

/** Outlives the activity: another start of the SDK would clear the error that a scan has left. */
private var ready = false

class MainActivity : ComponentActivity() {
    private lateinit var button: Button
    private lateinit var message: TextView

    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        button.isEnabled = true
        val error = DeckleSDK.getLastError()
        message.text = when {
            finished -> "Pages scanned: ${Document.pageCount()}"
            error.isEmpty() -> "Scan canceled"
            else -> "Scan failed: $error"
        }
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        if (!ready) {
            ready = DeckleSDK.initSDK(application, LICENSE_KEY)
        }

        message = TextView(this)
        message.text = if (ready) "Ready to scan" else DeckleSDK.getLastError()

        button = Button(this)
        button.text = "Scan a document"
        button.isEnabled = ready
        button.setOnClickListener {
            button.isEnabled = false
            scanner.launch(DocumentScannerConfiguration())
        }

        val layout = LinearLayout(this)
        layout.orientation = LinearLayout.VERTICAL
        layout.gravity = Gravity.CENTER
        layout.addView(button)
        layout.addView(message)
        setContentView(layout)
    }
}
// endregion
