package com.example.invoices

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel

// region invoiceScreen
@Composable
fun InvoiceDataScreen(viewModel: InvoiceDataViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    // True after each scan, but not after a rotation.
    var isNew by rememberSaveable { mutableStateOf(true) }
    LaunchedEffect(Unit) {
        if (isNew) viewModel.clear()
        isNew = false
    }
    Column {
        Button(onClick = viewModel::readInvoice, enabled = !state.reading) {
            Text("Read the invoice")
        }
        Text(state.message)
        state.invoice?.let { invoice ->
            Text(invoice.sender ?: "No sender")
            Text(invoice.amount?.let { "$it €" } ?: "No amount")
        }
    }
}
// endregion
