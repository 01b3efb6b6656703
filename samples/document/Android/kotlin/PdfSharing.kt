package com.example.invoices

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.util.Log
import android.widget.Toast
import androidx.core.content.FileProvider
import java.io.File

// region sharePDF
/** Takes the context of an activity: in a composable, `LocalContext.current`. */
fun sharePDF(context: Context, pdf: File) {
    val uri = FileProvider.getUriForFile(context, "${context.packageName}.fileprovider", pdf)
    val send = Intent(Intent.ACTION_SEND)
        .setType("application/pdf")
        .putExtra(Intent.EXTRA_STREAM, uri)
        .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    context.startActivity(Intent.createChooser(send, "Share invoice"))
}
// endregion

// region openPDF
fun openPDF(context: Context, pdf: File) {
    val uri = FileProvider.getUriForFile(context, "${context.packageName}.fileprovider", pdf)
    val view = Intent(Intent.ACTION_VIEW)
        .setDataAndType(uri, "application/pdf")
        .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    try {
        context.startActivity(view)
    } catch (e: ActivityNotFoundException) {
        Log.w("Invoices", "No app can open PDF files", e)
        Toast.makeText(context, "Install an app that opens PDF files", Toast.LENGTH_LONG).show()
    }
}
// endregion
