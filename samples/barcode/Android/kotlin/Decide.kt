package com.example.parcels

import androidx.lifecycle.ViewModel
import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.BarcodeFormat
import com.example.deckle.sdk.barcode.BarcodeListener
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration
import com.example.deckle.sdk.barcode.ReadingState

// region acceptKnown
/** Closes the scanner at the first number that is on the delivery list and rejects all others. */
fun parcelSearch(expected: Set<String>) = BarcodeScannerConfiguration().apply {
    barcodeFormats = listOf(BarcodeFormat.CODE_128)
    barcodeListener = BarcodeListener { barcode ->
        if (barcode.value in expected) ReadingState.FINISHED else ReadingState.REJECTED
    }
}
// endregion

// region keepOnClose
/** Keeps the codes even if the user closes the scanner instead of tapping the finish button. */
class Inventory : ViewModel() {
    val read = mutableListOf<Barcode>()

    fun scanConfig() = BarcodeScannerConfiguration().apply {
        read.clear()
        multiScan = true
        barcodeListener = BarcodeListener { barcode ->
            read += barcode
            ReadingState.ACTIVE
        }
    }
}
// endregion
