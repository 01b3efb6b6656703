package com.example.invoices

import android.os.Bundle
import android.util.Log
import android.widget.Button
import androidx.activity.ComponentActivity
import androidx.lifecycle.lifecycleScope
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanFilter
import com.example.deckle.sdk.ui.ScanResult
import com.example.deckle.sdk.ui.Source
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region scanDocument
class ScanActivity : ComponentActivity() {

    private lateinit var button: Button

    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        button.isEnabled = true
        val error = DeckleSDK.getLastError()
        if (finished) {
            Log.i("Invoices", "Pages: ${Document.pageCount()}")
        } else if (error.isNotEmpty()) {
            Log.e("Invoices", "The scanner didn't open: $error")
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
    // endregion

    // region singlePage
    fun scanReceipt() {
        val config = DocumentScannerConfiguration().apply {
            multiPage = false
            allowPageEditing = false
        }
        scan(config)
    }
    // endregion

    // region manualCapture
    fun scanByHand() {
        val config = DocumentScannerConfiguration().apply {
            autoCapture = false
            allowCaptureModeSetting = true
            vibrateOnCapture = true
        }
        scan(config)
    }
    // endregion

    // region importImages
    fun cropPhotos(photos: List<File>) {
        val config = DocumentScannerConfiguration().apply {
            source = Source.IMAGE
            sourceImages = photos
        }
        scan(config)
    }
    // endregion

    // region cropExample
    fun cropExample() {
        lifecycleScope.launch {
            try {
                val photo = withContext(Dispatchers.IO) { copyExample() }
                cropPhotos(listOf(photo))
            } catch (e: IOException) {
                Log.e("Invoices", "The example wasn't copied", e)
            }
        }
    }

    @Throws(IOException::class)
    private fun copyExample(): File {
        val photo = File(cacheDir, "invoice.jpg")
        assets.open("invoice.jpg").use { input ->
            photo.outputStream().use { output -> input.copyTo(output) }
        }
        return photo
    }
    // endregion

    // region pickPhotos
    fun pickPhotos() {
        scan(DocumentScannerConfiguration().apply { source = Source.GALLERY_MULTIPLE })
    }

    fun scanOrImport() {
        scan(DocumentScannerConfiguration().apply { source = Source.CAMERA_IMPORT })
    }
    // endregion

    // region editOptions
    fun scanForArchive() {
        val config = DocumentScannerConfiguration().apply {
            defaultScanFilter = ScanFilter.BLACKWHITE
            confirmPages = true
        }
        config.pageEditConfig.apply {
            allowPageFilter = false
            allowPageRetake = true
            allowPageAdd = true
            pageArrangementShowDeleteButton = true
        }
        scan(config)
    }
    // endregion
}
