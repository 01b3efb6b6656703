package com.example.invoices

import android.util.Log
import androidx.lifecycle.ViewModel
import com.example.deckle.sdk.DeckleSDK
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.json.JSONException

// region paymentViewModel
data class PhotoPaymentState(val message: String, val canScan: Boolean = true, val transfer: Transfer? = null)

class PaymentViewModel : ViewModel() {
    private val mutableState = MutableStateFlow(PhotoPaymentState(""))
    val state = mutableState.asStateFlow()

    fun onScannerOpened() {
        mutableState.value = PhotoPaymentState("", canScan = false)
    }

    fun onPaymentRead(json: String?) {
        val error = DeckleSDK.getLastError()
        mutableState.value = when {
            json == null -> if (error.isEmpty()) PhotoPaymentState("Canceled") else failed(error)
            json.isEmpty() -> PhotoPaymentState("No payment data found")
            else -> show(json)
        }
    }

    private fun show(json: String): PhotoPaymentState = try {
        val transfer = parseTransfer(json)
        val message = if (transfer.alreadyPaid) "This invoice seems to be paid" else "Check every field before you pay"
        PhotoPaymentState(message, transfer = transfer)
    } catch (e: JSONException) {
        failed("the result isn't valid") // The message of the exception contains the data.
    }

    private fun failed(reason: String): PhotoPaymentState {
        Log.e("Invoices", "Photo payment failed: $reason")
        return PhotoPaymentState("The invoice couldn't be read")
    }
}
// endregion
