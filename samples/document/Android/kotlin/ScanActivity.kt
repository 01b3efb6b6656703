package com.example.invoices

import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.TextView
import androidx.activity.viewModels
import androidx.appcompat.app.AppCompatActivity
import androidx.lifecycle.ViewModel
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

// region keepState
/** The state that is kept when Android recreates the activity while the scanner is open. */
class ScanState : ViewModel() {
    var pages = 0
}
// endregion

class ScanActivity : AppCompatActivity() {

    private val buttons = mutableListOf<Button>()
    private lateinit var message: TextView
    private val state: ScanState by viewModels()

    // region scanDocument
    private val scanner = registerForActivityResult(ScanResult()) { finished ->
        buttons.forEach { it.isEnabled = true }
        if (finished) {
            state.pages = Document.pageCount()
            showPages()
        } else {
            val error = DeckleSDK.getLastError()
            if (error.isNotEmpty()) {
                Log.e("Invoices", "The scanner didn't open: $error")
                message.text = "The scanner couldn't be opened"
            }
        }
    }

    private fun scan(config: DocumentScannerConfiguration) {
        buttons.forEach { it.isEnabled = false }
        scanner.launch(config)
    }

    private fun scanInvoice() {
        scan(DocumentScannerConfiguration())
    }
    // endregion

    // region restoreState
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_scan)
        message = findViewById(R.id.message)
        onClick(R.id.scan_button) { scanInvoice() }
        showPages()
    }

    private fun onClick(id: Int, action: () -> Unit) {
        val button = findViewById<Button>(id)
        button.setOnClickListener { action() }
        buttons += button
    }

    private fun showPages() {
        message.text = "Pages: ${state.pages}"
    }
    // endregion

    override fun onContentChanged() {
        super.onContentChanged()
        onClick(R.id.receipt_button) { scanReceipt() }
        onClick(R.id.manual_button) { scanByHand() }
        onClick(R.id.gallery_button) { pickPhotos() }
        onClick(R.id.import_button) { scanOrImport() }
        onClick(R.id.archive_button) { scanForArchive() }
        onClick(R.id.example_button) { cropExample() }
    }

    // region singlePage
    private fun scanReceipt() {
        val config = DocumentScannerConfiguration().apply {
            multiPage = false
            allowPageEditing = false
        }
        scan(config)
    }
    // endregion

    // region manualCapture
    private fun scanByHand() {
        val config = DocumentScannerConfiguration().apply {
            autoCapture = false
            allowCaptureModeSetting = true
            vibrateOnCapture = true
        }
        scan(config)
    }
    // endregion

    // region importImages
    private fun cropPhotos(photos: List<File>) {
        val config = DocumentScannerConfiguration().apply {
            source = Source.IMAGE
            sourceImages = photos
        }
        scan(config)
    }
    // endregion

    // region cropExample
    private fun cropExample() {
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
    private fun pickPhotos() {
        scan(DocumentScannerConfiguration().apply { source = Source.GALLERY_MULTIPLE })
    }

    private fun scanOrImport() {
        scan(DocumentScannerConfiguration().apply { source = Source.CAMERA_IMPORT })
    }
    // endregion

    // region editOptions
    private fun scanForArchive() {
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
