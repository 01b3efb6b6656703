package com.example.invoices

import android.net.Uri
import android.os.Bundle
import android.util.Log
import android.widget.Button
import android.widget.LinearLayout
import android.widget.Toast
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts
import androidx.lifecycle.lifecycleScope
import com.example.deckle.sdk.DeckleSDK
import java.io.File
import java.io.FileNotFoundException
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Writes the current document as a PDF, then shows, shares, or saves it. */
class PdfExportActivity : ComponentActivity() {
    private val buttons = mutableListOf<Button>()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(
            LinearLayout(this).apply {
                orientation = LinearLayout.VERTICAL
                fitsSystemWindows = true
                addView(button("Open") { openInvoice() })
                addView(button("Send by email") { sendInvoice() })
                addView(button("Save a copy") { saveCopy() })
                addView(button("Archive") { export(::archivePDF, ::finishWith) })
            },
        )
    }

    // region exportPDF
    private fun openInvoice() {
        export(::writePDF) { openPDF(this, it) }
    }

    private fun export(write: (File) -> File?, onWritten: (File) -> Unit) {
        buttons.forEach { it.isEnabled = false }
        lifecycleScope.launch {
            val (pdf, error) = withContext(Dispatchers.IO) { write(filesDir) to DeckleSDK.getLastError() }
            buttons.forEach { it.isEnabled = true }
            if (pdf == null) {
                Log.e("Invoices", "The PDF wasn't written: $error")
                showMessage("The PDF couldn't be written")
            } else {
                onWritten(pdf)
            }
        }
    }
    // endregion

    // region savePDF
    private fun saveCopy() {
        export(::writePDF) { savePDF.launch("Invoice.pdf") }
    }

    private val savePDF = registerForActivityResult(ActivityResultContracts.CreateDocument("application/pdf")) { target ->
        if (target != null) {
            lifecycleScope.launch {
                try {
                    withContext(Dispatchers.IO) { copyTo(target) }
                    showMessage("Saved")
                } catch (e: IOException) {
                    Log.e("Invoices", "The copy failed", e)
                    showMessage("The invoice couldn't be saved")
                }
            }
        }
    }

    private fun copyTo(target: Uri) {
        val pdf = File(filesDir, "invoices/Invoice.pdf")
        val output = contentResolver.openOutputStream(target, "wt") ?: throw FileNotFoundException("$target")
        output.use { pdf.inputStream().use { input -> input.copyTo(it) } }
    }
    // endregion

    private fun sendInvoice() {
        export(::writeSmallPDF) { sharePDF(this, it) }
    }

    private fun finishWith(pdf: File) {
        showMessage("Archived as ${pdf.name}")
        finish()
    }

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
