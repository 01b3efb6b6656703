package com.example.invoices

import android.content.Context
import android.content.Intent
import android.content.pm.ApplicationInfo
import android.util.Log
import androidx.core.content.FileProvider
import com.example.deckle.sdk.DeckleError
import com.example.deckle.sdk.DeckleSDK
import com.example.deckle.sdk.Logger

// region setLogLevel
fun chooseLogLevel(context: Context) {
    val debuggable = (context.applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE) != 0
    Logger.setLogLevel(if (debuggable) Logger.Level.VERBOSE else Logger.Level.ERROR)
}
// endregion

// region getTraceFile
fun shareTraceFile(context: Context) {
    val authority = "${context.packageName}.fileprovider"
    val uri = FileProvider.getUriForFile(context, authority, Logger.getTraceFile())

    val send = Intent(Intent.ACTION_SEND)
        .setType("text/plain")
        .putExtra(Intent.EXTRA_STREAM, uri)
        .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    context.startActivity(Intent.createChooser(send, null))
}
// endregion

// region deleteTempFiles
/** Call this after exporting the invoice, because it also discards the current document. */
fun discardDocument() {
    if (!DeckleSDK.deleteTempFiles(false)) {
        Log.w("Invoices", "Temporary files: ${DeckleSDK.getLastError()}")
    }
}
// endregion

// region getLastErrorCode
fun describeLastError(): String = when (DeckleSDK.getLastErrorCode()) {
    DeckleError.FILE_IO -> "The file can't be read or written."
    DeckleError.DATA_NOT_VALID -> "The file is damaged or has an unsupported format."
    DeckleError.PASSWORD_NOT_VALID -> "The password of the PDF is missing or wrong."
    DeckleError.NO_ERROR -> "The document can't be processed."
}
// endregion
