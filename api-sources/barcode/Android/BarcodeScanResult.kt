package com.example.deckle.sdk.barcode

import android.content.Context
import android.content.Intent
import androidx.activity.result.contract.ActivityResultContract

/**
 * The contract that opens the barcode scanner. Register it with `registerForActivityResult` before the activity starts, and launch it
 * with a `sdk:BarcodeScannerConfiguration`.
 * @return the accepted codes: one in single mode, one or more in multi mode
 * @cancel The callback receives an empty list.
 * @failure The callback receives an empty list if the SDK isn't initialized or the device doesn't have a camera. `sdk:BarcodeSDK.getLastError` then returns a message.
 * @thread Launch it from the main thread. The callback runs on the main thread.
 */
class BarcodeScanResult : ActivityResultContract<BarcodeScannerConfiguration, List<Barcode>>() {
    override fun createIntent(context: Context, input: BarcodeScannerConfiguration): Intent = declared()
    override fun parseResult(resultCode: Int, intent: Intent?): List<Barcode> = declared()
}

/**
 * Accepts or rejects each code that the scanner reads. You can write it as a lambda in Kotlin and in Java.
 * @since 1.0
 */
fun interface BarcodeListener {
    /**
     * Called for every code while the scanner is open.
     * @remarks If `sdk:BarcodeScannerConfiguration.confirmBarcode` is `true`, it's called after the user has accepted the code.
     * @since 1.0
     * @param barcode The code that was read.
     * @return what the scanner does next
     * @thread Called on the main thread. Return quickly.
     */
    fun onBarcode(barcode: Barcode): ReadingState
}
