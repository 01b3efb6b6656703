package com.example.deckle.sdk.ui

import android.content.Context
import android.content.Intent
import android.net.Uri
import androidx.activity.result.contract.ActivityResultContract
import com.example.deckle.sdk.declared

/**
 * The contract that opens photo payment. Register it with `registerForActivityResult` before the activity starts, and launch it with
 * a `sdk:PhotoPaymentConfiguration`.
 * @since 1.8
 * @return a JSON string with the payment data
 * @cancel The callback receives `null`.
 * @nothingFound The SDK shows the empty result screen, where the user can scan again. When `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, the callback receives an empty string.
 * @failure The callback receives `null`, and `sdk:DeckleSDK.getLastError` returns the message.
 * @thread Launch it from the main thread. The callback runs on the main thread.
 */
class PhotoPaymentResult : ActivityResultContract<PhotoPaymentConfiguration, String?>() {
    override fun createIntent(context: Context, input: PhotoPaymentConfiguration): Intent = declared()
    override fun parseResult(resultCode: Int, intent: Intent?): String? = declared()
}

/**
 * The contract that opens photo payment with files that another app shares. Register it with `registerForActivityResult` before
 * the activity starts, and launch it with `sdk:PhotoPaymentFiles`.
 * @since 1.9
 * @return a JSON string with the payment data
 * @cancel The callback receives `null`.
 * @nothingFound The empty result screen is shown. When `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, the callback receives an empty string.
 * @failure The callback receives `null`, and `sdk:DeckleSDK.getLastError` returns the message.
 * @thread Launch it from the main thread. The callback runs on the main thread.
 */
class PhotoPaymentFilesResult : ActivityResultContract<PhotoPaymentFiles, String?>() {
    override fun createIntent(context: Context, input: PhotoPaymentFiles): Intent = declared()
    override fun parseResult(resultCode: Int, intent: Intent?): String? = declared()
}

/**
 * What `sdk:PhotoPaymentFilesResult` is launched with.
 * @since 1.9
 */
class PhotoPaymentFiles(
    /** The files to read: one or more `content://` URIs that the app may read. */
    val uris: List<Uri>,
    /** What photo payment offers and reads. */
    val config: PhotoPaymentConfiguration,
)
