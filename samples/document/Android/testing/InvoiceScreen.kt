package com.example.invoices

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanResult

/** A button that opens the scanner, and the result below it. */
@Composable
fun InvoiceScreen(viewModel: InvoiceViewModel) {
    val message by viewModel.message.collectAsStateWithLifecycle()
    val scanner = rememberLauncherForActivityResult(ScanResult(), viewModel::onScanResult)
    Column {
        Button(onClick = { scanner.launch(DocumentScannerConfiguration()) }) { Text("Scan a document") }
        Text(message)
    }
}
