package com.example.invoices

import android.app.AlertDialog
import android.net.Uri
import android.os.Bundle
import android.text.InputType
import android.util.Log
import android.widget.Button
import android.widget.EditText
import android.widget.TextView
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts.OpenDocument
import androidx.lifecycle.lifecycleScope
import com.example.deckle.sdk.DeckleError
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

class FileImportActivity : ComponentActivity() {

    private lateinit var importButton: Button
    private lateinit var message: TextView

    // region pickFile
    private val picker = registerForActivityResult(OpenDocument()) { uri ->
        if (uri != null) importFile(uri)
    }

    private fun pickFile() {
        picker.launch(arrayOf("application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"))
    }
    // endregion

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_file_import)
        message = findViewById(R.id.message)
        importButton = findViewById(R.id.import_button)
        importButton.setOnClickListener { pickFile() }
        findViewById<Button>(R.id.example_button).setOnClickListener { importExample() }
    }

    // region loadFile
    private fun importFile(uri: Uri, password: String? = null) {
        importButton.isEnabled = false
        lifecycleScope.launch {
            val error = withContext(Dispatchers.IO) {
                if (DocumentDataReader.loadFile(uri, password)) return@withContext null
                Log.w("Invoices", "The file wasn't loaded: ${DeckleSDK.getLastError()}")
                DeckleSDK.getLastErrorCode()
            }
            importButton.isEnabled = true
            if (error == null) {
                message.text = "Pages: ${Document.pageCount()}"
            } else {
                showError(error, uri)
            }
        }
    }
    // endregion

    // region errors
    private fun showError(error: DeckleError, uri: Uri) {
        when (error) {
            DeckleError.PASSWORD_NOT_VALID -> askForPassword(uri)
            DeckleError.DATA_NOT_VALID -> message.text = "Choose a PDF, JPG, PNG, TIFF, or HEIC file."
            DeckleError.FILE_IO -> message.text = "The file can't be read. Download it to this device first."
            DeckleError.NO_ERROR -> message.text = "The file couldn't be loaded."
        }
    }
    // endregion

    // region password
    private fun askForPassword(uri: Uri) {
        val input = EditText(this)
        input.inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_PASSWORD
        AlertDialog.Builder(this)
            .setTitle("Password for this PDF")
            .setMessage("The password is missing or wrong.")
            .setView(input)
            .setPositiveButton(android.R.string.ok) { _, _ -> importFile(uri, input.text.toString()) }
            .setNegativeButton(android.R.string.cancel, null)
            .show()
    }
    // endregion

    // region bundledInvoice
    private fun importExample() {
        lifecycleScope.launch {
            try {
                val example = withContext(Dispatchers.IO) { copyExample() }
                importFile(Uri.fromFile(example))
            } catch (e: IOException) {
                Log.e("Invoices", "The example wasn't copied", e)
                message.text = "The example couldn't be copied."
            }
        }
    }

    @Throws(IOException::class)
    private fun copyExample(): File {
        val example = File(cacheDir, "invoice.pdf")
        assets.open("invoice.pdf").use { input ->
            example.outputStream().use { output -> input.copyTo(output) }
        }
        return example
    }
    // endregion
}
