package com.example.invoices

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult

// region invoiceScreen
/** A button that opens the scanner, and the result below it. */
@Composable
fun InvoiceScreen(viewModel: InvoiceViewModel, modifier: Modifier = Modifier) {
    val message by viewModel.message.collectAsStateWithLifecycle()
    var scanning by remember { mutableStateOf(false) }
    val scanner = rememberLauncherForActivityResult(ScanResult()) { finished ->
        scanning = false
        viewModel.onScanResult(finished)
    }
    Column(modifier) {
        Button(
            enabled = !scanning,
            onClick = {
                scanning = true
                scanner.launch(DocumentScannerConfiguration())
            },
        ) {
            Text("Scan a document")
        }
        Text(message)
    }
}
// endregion
