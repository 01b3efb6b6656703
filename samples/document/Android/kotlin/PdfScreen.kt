package com.example.invoices

import android.app.Application
import android.util.Log
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import java.io.File
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region pdfScreen
data class PdfState(val message: String = "", val writing: Boolean = false, val pdf: File? = null)

class PdfViewModel(application: Application) : AndroidViewModel(application) {
    private val folder = File(application.filesDir, "invoices")
    private val mutableState = MutableStateFlow(PdfState())
    val state = mutableState.asStateFlow()

    fun createPDF() {
        mutableState.value = PdfState("Writing the PDF", writing = true)
        viewModelScope.launch { mutableState.value = withContext(Dispatchers.IO) { write() } }
    }

    private fun write(): PdfState {
        folder.mkdirs()
        val pdf = Document.writePDF(File(folder, "Invoice.pdf"), true, Document.PDFPageFormat.FIT_TO_PAGES)
        if (pdf != null) return PdfState("Saved as ${pdf.name}", pdf = pdf)
        Log.e("Invoices", "The PDF wasn't written: ${DeckleSDK.getLastError()}")
        return PdfState("The PDF couldn't be written")
    }
}

@Composable
fun PdfScreen(viewModel: PdfViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val context = LocalContext.current
    Column {
        Button(onClick = viewModel::createPDF, enabled = !state.writing) { Text("Create a PDF") }
        state.pdf?.let { pdf -> Button(onClick = { sharePDF(context, pdf) }) { Text("Share it") } }
        Text(state.message)
    }
}
// endregion
