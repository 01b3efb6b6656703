package com.example.invoices

import android.util.Log
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.dataextraction.DocumentDataReader
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONException

// region analyze
/** What the screen shows. */
data class InvoiceState(val message: String = "", val reading: Boolean = false, val invoice: Invoice? = null)

class InvoiceDataViewModel : ViewModel() {
    private val mutableState = MutableStateFlow(InvoiceState())
    val state = mutableState.asStateFlow()

    private var call: Job? = null

    /** Waits for a running call, and then removes its result. */
    fun clear() {
        viewModelScope.launch {
            call?.join()
            mutableState.value = InvoiceState()
        }
    }

    /** Reads the current document, one call at a time. */
    fun readInvoice() {
        if (state.value.reading) return
        mutableState.value = InvoiceState("Reading the invoice", reading = true)
        call = viewModelScope.launch {
            mutableState.value = withContext(Dispatchers.IO) { analyze() }
        }
    }

    private fun analyze(): InvoiceState {
        val json = DocumentDataReader.analyze()
        val error = DeckleSDK.getLastError()
        if (json.isEmpty()) {
            return if (error.isEmpty()) InvoiceState("No data found") else failed(error)
        }
        return try {
            InvoiceState(invoice = parseInvoice(json))
        } catch (e: JSONException) {
            failed("the result isn't valid")
        }
    }

    private fun failed(reason: String): InvoiceState {
        Log.e("Invoices", "Data extraction failed: $reason")
        return InvoiceState("The data couldn't be read")
    }
}
// endregion
