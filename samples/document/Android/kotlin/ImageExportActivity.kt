package com.example.invoices

import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.Toast
import androidx.activity.ComponentActivity
import androidx.lifecycle.lifecycleScope
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Shows the pages of the current document, writes them to files, and uploads them. */
class ImageExportActivity : ComponentActivity() {
    private val buttons = mutableListOf<Button>()
    private lateinit var pageView: ImageView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        pageView = ImageView(this)
        setContentView(
            LinearLayout(this).apply {
                orientation = LinearLayout.VERTICAL
                fitsSystemWindows = true
                addView(button("Result") { showPage(1, Document.PageSourceType.CUT_FILTER) })
                addView(button("Original photo") { showPage(1, Document.PageSourceType.ORIGINAL) })
                addView(button("Export the pages") { exportPages() })
                addView(button("Keep original photo") { runExport { writeOriginal(filesDir, "invoice", 1) } })
                addView(button("Upload") { runExport { uploadPages(File(cacheDir, "pages"), "invoice") } })
                addView(pageView)
            },
        )
    }

    // region showPage
    private fun showPage(pageNumber: Int, version: Document.PageSourceType) {
        lifecycleScope.launch {
            val bitmap = withContext(Dispatchers.IO) { decodePage(pageNumber, version) }
            if (bitmap == null) {
                showMessage("Page $pageNumber can't be shown")
            } else {
                pageView.setImageBitmap(bitmap)
            }
        }
    }

    private fun decodePage(pageNumber: Int, version: Document.PageSourceType): Bitmap? {
        val jpg = Document.getImageBytes(pageNumber, version)
        if (jpg == null) {
            Log.e("Invoices", "Page $pageNumber isn't available: ${DeckleSDK.getLastError()}")
            return null
        }
        val options = BitmapFactory.Options().apply { inSampleSize = 4 }
        return BitmapFactory.decodeByteArray(jpg, 0, jpg.size, options)
    }
    // endregion

    // region runExport
    private fun exportPages() {
        runExport { writeImages(File(cacheDir, "pages")) }
    }

    private fun runExport(export: () -> Unit) {
        buttons.forEach { it.isEnabled = false }
        lifecycleScope.launch {
            try {
                withContext(Dispatchers.IO) { export() }
                showMessage("Done")
            } catch (e: IOException) {
                Log.e("Invoices", "The export failed", e)
                showMessage("The export failed")
            } finally {
                buttons.forEach { it.isEnabled = true }
            }
        }
    }
    // endregion

    private fun showMessage(message: String) {
        Toast.makeText(this, message, Toast.LENGTH_LONG).show()
    }

    private fun button(label: String, onClick: () -> Unit): Button =
        Button(this).apply {
            text = label
            setOnClickListener { onClick() }
            buttons += this
        }
}
