package com.example.parcels

import android.util.Log
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.DeckleSDK
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import java.net.URLEncoder
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

// region checkAfterwards
data class CheckInState(val message: String = "", val busy: Boolean = false)

class CheckInViewModel : ViewModel() {
    private val mutableState = MutableStateFlow(CheckInState())
    val state = mutableState.asStateFlow()

    fun onScannerOpened() {
        mutableState.value = CheckInState(busy = true)
    }

    fun onScanResult(barcodes: List<Barcode>) {
        if (barcodes.isEmpty()) {
            val error = DeckleSDK.getLastError()
            if (error.isNotEmpty()) Log.e("Parcels", "Scanner not opened: $error")
            mutableState.value = CheckInState(if (error.isEmpty()) "" else "The scanner couldn't be opened")
            return
        }
        mutableState.value = CheckInState("Checking", busy = true)
        viewModelScope.launch { mutableState.value = CheckInState(withContext(Dispatchers.IO) { check(barcodes) }) }
    }

    private fun check(barcodes: List<Barcode>): String =
        try {
            val unknown = barcodes.filterNot { isExpected(it.value) }
            if (unknown.isEmpty()) "All expected" else "Not expected: ${unknown.joinToString { it.value }}"
        } catch (e: IOException) {
            Log.e("Parcels", "The codes weren't checked", e)
            "The codes couldn't be checked"
        }

    /** Asks your own server. Blocks until it responds. */
    @Throws(IOException::class)
    private fun isExpected(value: String): Boolean {
        val url = URL("https://api.example.com/parcels/" + URLEncoder.encode(value, "UTF-8"))
        val connection = url.openConnection() as HttpURLConnection
        try {
            return when (val status = connection.responseCode) {
                200 -> true
                404 -> false
                else -> throw IOException("The server responded with $status")
            }
        } finally {
            connection.disconnect()
        }
    }
}
// endregion
