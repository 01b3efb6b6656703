package com.example.invoices

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration
import com.example.deckle.sdk.ui.PhotoPaymentResult

// region paymentScreen
@Composable
fun PaymentScreen(viewModel: PaymentViewModel = viewModel()) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val photoPayment = rememberLauncherForActivityResult(PhotoPaymentResult(), viewModel::onPaymentRead)
    Column(Modifier.verticalScroll(rememberScrollState())) {
        Button(
            enabled = state.canScan,
            onClick = {
                viewModel.onScannerOpened()
                photoPayment.launch(PhotoPaymentConfiguration())
            },
        ) {
            Text("Read an invoice")
        }
        Text(state.message)
        state.transfer?.let { transfer ->
            EditableField("Recipient", transfer.recipient)
            EditableField("IBAN", formatIban(transfer.iban))
            EditableField("BIC", transfer.bic)
            EditableField("Amount", transfer.amount?.toPlainString().orEmpty())
            EditableField("Reference", transfer.reference)
        }
    }
}

@Composable
private fun EditableField(label: String, value: String) {
    var text by rememberSaveable(value) { mutableStateOf(value) }
    OutlinedTextField(value = text, onValueChange = { text = it }, label = { Text(label) })
}
// endregion
