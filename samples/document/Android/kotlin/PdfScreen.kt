package com.example.invoices

import android.app.Application
import android.util.Log
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.DeckleSDK
import java.io.File
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region pdfScreen
data class PdfState(val message: String = "", val writing: Boolean = false, val pdf: File? = null)

class PdfViewModel(private val app: Application) : AndroidViewModel(app) {
    private val mutableState = MutableStateFlow(PdfState())
    val state = mutableState.asStateFlow()

    private var call: Job? = null

    /** Waits for a running call, and then removes its result. */
    fun clear() {
        viewModelScope.launch {
            call?.join()
            mutableState.value = PdfState()
        }
    }

    fun createPDF() {
        export(::writePDF)
    }

    private fun export(write: (File) -> File?) {
        mutableState.value = PdfState("Writing the PDF", writing = true)
        call = viewModelScope.launch {
            val (pdf, error) = withContext(Dispatchers.IO) { write(app.filesDir) to DeckleSDK.getLastError() }
            if (pdf == null) Log.e("Invoices", "The PDF wasn't written: $error")
            val message = if (pdf == null) "The PDF couldn't be written" else "Saved as ${pdf.name}"
            mutableState.value = PdfState(message, pdf = pdf)
        }
    }
}

@Composable
fun PdfScreen(viewModel: PdfViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val context = LocalContext.current
    // True after each scan, but not after a rotation.
    var isNew by rememberSaveable { mutableStateOf(true) }
    LaunchedEffect(Unit) {
        if (isNew) viewModel.clear()
        isNew = false
    }
    Column {
        Button(onClick = viewModel::createPDF, enabled = !state.writing) { Text("Create a PDF") }
        state.pdf?.let { pdf -> Button(onClick = { sharePDF(context, pdf) }) { Text("Share it") } }
        Text(state.message)
    }
}
// endregion
