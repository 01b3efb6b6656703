package com.example.deckle.sdk.barcode

import android.content.Context
import android.content.Intent
import androidx.activity.result.contract.ActivityResultContract

/**
 * The contract that opens the barcode scanner. Register it with `registerForActivityResult` before the activity starts, and launch it
 * with a `sdk:BarcodeScannerConfiguration`.
 * @return a list with the accepted codes: one in single mode, one per accepted code in multi mode
 * @cancel The callback receives an empty list. Cancel isn't an error.
 * @failure The callback receives an empty list. `sdk:BarcodeSDK.getLastError` holds the message when the SDK isn't initialized or the device has no camera.
 * @thread Launch it from the main thread. The callback runs on the main thread.
 */
class BarcodeScanResult : ActivityResultContract<BarcodeScannerConfiguration, List<Barcode>>() {
    override fun createIntent(context: Context, input: BarcodeScannerConfiguration): Intent = declared()
    override fun parseResult(resultCode: Int, intent: Intent?): List<Barcode> = declared()
}

/**
 * Decides about every code that the scanner reads. In Java and Kotlin, a lambda is enough.
 * @since 1.0
 */
fun interface BarcodeListener {
    /**
     * Called for every code, while the scanner is open.
     * @since 1.0
     * @param barcode the code that was read
     * @return what the scanner does next
     * @thread Called on the main thread. Return quickly.
     */
    fun onBarcode(barcode: Barcode): ReadingState
}
