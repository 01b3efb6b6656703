package com.example.invoices

import android.util.Log
import androidx.lifecycle.ViewModel
import com.example.deckle.sdk.DeckleSDK
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.json.JSONException

// region paymentViewModel
/** The texts of the form, as the user edits them. */
data class TransferForm(
    val recipient: String,
    val iban: String,
    val bic: String,
    val amount: String,
    val reference: String,
)

data class PhotoPaymentState(val message: String, val canScan: Boolean = true, val form: TransferForm? = null)

class PaymentViewModel : ViewModel() {
    private val mutableState = MutableStateFlow(PhotoPaymentState(""))
    val state = mutableState.asStateFlow()

    fun onScannerOpened() {
        mutableState.value = state.value.copy(message = "", canScan = false)
    }

    fun onEdited(form: TransferForm) {
        mutableState.value = state.value.copy(form = form)
    }

    fun onNothingShared() {
        mutableState.value = PhotoPaymentState("Share a PDF or an image")
    }

    /** Call it when the transfer has been sent. */
    fun onPaid() {
        mutableState.value = PhotoPaymentState("Transfer sent")
    }

    fun onPaymentRead(json: String?) {
        val error = DeckleSDK.getLastError()
        mutableState.value = when {
            json == null && error.isEmpty() -> state.value.copy(message = "Canceled", canScan = true)
            json == null -> failed(error)
            json.isEmpty() -> PhotoPaymentState("No payment data found")
            else -> show(json)
        }
    }

    private fun show(json: String): PhotoPaymentState = try {
        val transfer = parseTransfer(json)
        val message = if (transfer.alreadyPaid) "This invoice seems to be paid" else "Check every field before you pay"
        val amount = transfer.amount?.toPlainString().orEmpty()
        val form = TransferForm(
            transfer.recipient, formatIban(transfer.iban), transfer.bic, amount, transfer.reference,
        )
        PhotoPaymentState(message, form = form)
    } catch (e: JSONException) {
        failed("the result isn't valid") // The message of the exception contains the data.
    }

    private fun failed(reason: String): PhotoPaymentState {
        Log.e("Invoices", "Photo payment failed: $reason")
        return PhotoPaymentState("The invoice couldn't be read")
    }
}
// endregion
