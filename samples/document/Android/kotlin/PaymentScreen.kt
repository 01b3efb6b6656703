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
        state.form?.let { form -> TransferFields(form, viewModel::onEdited) }
    }
}

@Composable
private fun TransferFields(form: TransferForm, onEdited: (TransferForm) -> Unit) {
    EditableField("Recipient", form.recipient) { onEdited(form.copy(recipient = it)) }
    EditableField("IBAN", form.iban) { onEdited(form.copy(iban = it)) }
    EditableField("BIC", form.bic) { onEdited(form.copy(bic = it)) }
    EditableField("Amount", form.amount) { onEdited(form.copy(amount = it)) }
    EditableField("Reference", form.reference) { onEdited(form.copy(reference = it)) }
}

@Composable
private fun EditableField(label: String, value: String, onEdited: (String) -> Unit) {
    OutlinedTextField(value, onEdited, label = { Text(label) })
}
// endregion
