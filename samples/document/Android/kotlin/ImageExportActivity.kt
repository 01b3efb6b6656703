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
import java.net.HttpURLConnection
import java.net.URL
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
                addView(button("Result") { showPage(1, Document.PageSourceType.CUT_FILTER) })
                addView(button("Original photo") { showPage(1, Document.PageSourceType.ORIGINAL) })
                addView(button("Keep original photo") { runExport { writeOriginal("invoice", 1) } })
                addView(button("Upload") { uploadPages("invoice") })
                addView(pageView)
            },
        )
    }

    // region writeImages
    /** Writes every page as a JPG file, in page order. Blocks until all files are written. */
    @Throws(IOException::class)
    private fun writeImages(): List<File> {
        if (Document.pageCount() == 0) throw IOException("No document is loaded")
        val folder = File(cacheDir, "pages")
        folder.deleteRecursively()
        folder.mkdirs()
        return (1..Document.pageCount()).map { pageNumber ->
            Document.writeImage(pageNumber, File(folder, "page-$pageNumber.jpg"))
                ?: throw IOException("Page $pageNumber wasn't written: ${DeckleSDK.getLastError()}")
        }
    }
    // endregion

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

    // region writeOriginal
    /** Writes the original photo of a page to a file. */
    @Throws(IOException::class)
    private fun writeOriginal(documentId: String, pageNumber: Int): File {
        val jpg = Document.getImageBytes(pageNumber, Document.PageSourceType.ORIGINAL)
            ?: throw IOException("Page $pageNumber isn't available: ${DeckleSDK.getLastError()}")
        val file = File(filesDir, "original-$documentId-$pageNumber.jpg")
        file.writeBytes(jpg)
        return file
    }
    // endregion

    // region uploadImage
    /** Sends one page to your own server. Blocks until the server responds. */
    @Throws(IOException::class)
    private fun uploadImage(documentId: String, pageNumber: Int, image: File) {
        val url = URL("https://api.example.com/invoices/$documentId/pages/$pageNumber")
        val connection = url.openConnection() as HttpURLConnection
        try {
            connection.requestMethod = "POST"
            connection.setRequestProperty("Content-Type", "image/jpeg")
            connection.setFixedLengthStreamingMode(image.length())
            connection.doOutput = true
            connection.outputStream.use { output -> image.inputStream().use { input -> input.copyTo(output) } }
            if (connection.responseCode !in 200..299) {
                throw IOException("The server responded with ${connection.responseCode}")
            }
        } finally {
            connection.disconnect()
        }
    }
    // endregion

    // region runExport
    private fun uploadPages(documentId: String) {
        runExport {
            writeImages().forEachIndexed { index, image ->
                uploadImage(documentId, index + 1, image)
                image.delete()
            }
        }
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
