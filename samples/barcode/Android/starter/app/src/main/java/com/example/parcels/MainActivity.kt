// region getStarted
package com.example.parcels

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
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.BarcodeScanResult
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration
import com.example.deckle.sdk.barcode.DeckleSDK
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow

/** The key for your application ID. With an empty key, the SDK works for one minute after each start. */
private const val LICENSE_KEY = ""

/** What the screen shows. */
data class ScanState(val message: String, val canScan: Boolean)

/** Initializes the SDK and keeps the state if Android recreates the activity. */
class ScanViewModel(application: Application) : AndroidViewModel(application) {
    private val mutableState = MutableStateFlow(start(application))
    val state = mutableState.asStateFlow()

    private fun start(application: Application): ScanState {
        val ready = DeckleSDK.initSDK(application, LICENSE_KEY)
        return ScanState(if (ready) "Ready to scan" else DeckleSDK.getLastError(), canScan = ready)
    }

    /** Disables the button, so a second tap can't open a second scanner. */
    fun onScannerOpened() {
        mutableState.value = state.value.copy(canScan = false)
    }

    /** Handles the result. An empty list is a cancel unless the SDK has an error message. */
    fun onScanResult(barcodes: List<Barcode>) {
        val barcode = barcodes.firstOrNull()
        val error = DeckleSDK.getLastError()
        val message = when {
            barcode != null -> "${barcode.format}: ${barcode.value}"
            error.isEmpty() -> "Scan canceled"
            else -> "Scan failed: $error"
        }
        mutableState.value = ScanState(message, canScan = true)
    }
}

// region scanScreen
/** Shows a button that opens the scanner, and the scanned code below it. */
@Composable
fun ScanScreen(modifier: Modifier = Modifier, viewModel: ScanViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val scanner = rememberLauncherForActivityResult(BarcodeScanResult(), viewModel::onScanResult)
    Column(
        modifier = modifier.fillMaxSize(),
        verticalArrangement = Arrangement.Center,
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Button(
            enabled = state.canScan,
            onClick = {
                viewModel.onScannerOpened()
                scanner.launch(BarcodeScannerConfiguration())
            },
        ) {
            Text("Scan a code")
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
