package com.example.deckle.sdk.ui

import android.content.Context
import android.content.Intent
import androidx.activity.result.contract.ActivityResultContract
import com.example.deckle.sdk.declared

/** Starts the scanner with an intent, for hosts that can't register the contract `sdk:ScanResult`. */
object DocumentScanner {
    /**
     * Creates the intent that opens the scanner. Start it with `startActivityForResult`.
     * @since 1.5
     * @param context A context of your app, such as the activity that starts the intent.
     * @param config Settings of the scan.
     * @return the intent to start; its activity ends with `RESULT_OK` when the user finishes
     * @cancel The activity ends with `RESULT_CANCELED`.
     * @failure The activity ends with `RESULT_CANCELED`. `sdk:DeckleSDK.getLastError` returns the message.
     * @thread Start the intent from the main thread.
     */
    @JvmStatic fun newScanIntent(context: Context, config: DocumentScannerConfiguration): Intent = declared()
}

/**
 * The contract that opens the scanner. Register it with `registerForActivityResult` before the activity starts, and launch it with
 * a `sdk:DocumentScannerConfiguration`.
 * @since 1.5
 * @return `true` when the user finishes; the scanned pages are now the current document
 * @cancel The callback receives `false` if the user closes the scanner or goes back; `sdk:DeckleSDK.getLastError` is empty.
 * @failure The callback receives `false`. `sdk:DeckleSDK.getLastError` returns the message.
 * @thread Launch it from the main thread. The callback runs on the main thread.
 */
class ScanResult : ActivityResultContract<DocumentScannerConfiguration, Boolean>() {
    override fun createIntent(context: Context, input: DocumentScannerConfiguration): Intent = declared()
    override fun parseResult(resultCode: Int, intent: Intent?): Boolean = declared()
}
