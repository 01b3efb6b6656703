// region getStarted
package com.example.invoices

import android.app.Application
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Document
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult
import java.io.File
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** The key for your application ID. With an empty key, the SDK works for one minute after each start. */
private const val LICENSE_KEY = ""

/** The content of the screen. */
data class ScanState(val message: String, val canScan: Boolean)

/** Starts the SDK and keeps the state when Android recreates the activity. */
class ScanViewModel(application: Application) : AndroidViewModel(application) {
    private val pdfFile = File(application.filesDir, "invoice.pdf")
    private val mutableState = MutableStateFlow(start(application))
    val state = mutableState.asStateFlow()

    private fun start(application: Application): ScanState {
        val ready = DeckleSDK.initSDK(application, LICENSE_KEY)
        return ScanState(if (ready) "Ready to scan" else DeckleSDK.getLastError(), canScan = ready)
    }

    /** A second tap must not open a second scanner. */
    fun onScannerOpened() {
        mutableState.value = state.value.copy(canScan = false)
    }

    /** Handles the result of the scanner. False means a cancel, unless the SDK has an error message. */
    fun onScanResult(finished: Boolean) {
        if (finished) {
            savePDF()
        } else {
            val error = DeckleSDK.getLastError()
            val message = if (error.isEmpty()) "Scan canceled" else "Scan failed: $error"
            mutableState.value = ScanState(message, canScan = true)
        }
    }

    private fun savePDF() {
        val pages = "Pages scanned: ${Document.pageCount()}"
        mutableState.value = ScanState(pages, canScan = false)
        viewModelScope.launch {
            val outcome = withContext(Dispatchers.IO) {
                val pdf = Document.writePDF(pdfFile, true, Document.PDFPageFormat.A4)
                if (pdf != null) "saved as ${pdf.name}" else "not saved: ${DeckleSDK.getLastError()}"
            }
            mutableState.value = ScanState("$pages, $outcome", canScan = true)
        }
    }
}

// region scanScreen
/** A button that opens the scanner, and the result below it. */
@Composable
fun ScanScreen(modifier: Modifier = Modifier, viewModel: ScanViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val scanner = rememberLauncherForActivityResult(ScanResult(), viewModel::onScanResult)
    Column(
        modifier = modifier.fillMaxSize(),
        verticalArrangement = Arrangement.Center,
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Button(
            enabled = state.canScan,
            onClick = {
                viewModel.onScannerOpened()
                scanner.launch(DocumentScannerConfiguration())
            },
        ) {
            Text("Scan a document")
        }
        Text(state.message)
    }
}
// endregion

class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            MaterialTheme(if (isSystemInDarkTheme()) darkColorScheme() else lightColorScheme()) {
                Scaffold { padding -> ScanScreen(Modifier.padding(padding)) }
            }
        }
    }
}
// endregion
