package com.example.parcels

import android.app.AlertDialog
import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.util.Log
import android.widget.Toast
import androidx.activity.compose.ManagedActivityResultLauncher
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalContext
import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.BarcodeScanResult
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration

// region openLink
/** A code can contain any address, so show it and let the user decide. */
fun offerLink(activity: Context, barcode: Barcode) {
    if (!barcode.value.startsWith("https://")) return
    AlertDialog.Builder(activity)
        .setTitle("Open this page?")
        .setMessage(barcode.value)
        .setNegativeButton("Cancel", null)
        .setPositiveButton("Open") { _, _ -> openPage(activity, barcode.value) }
        .show()
}

private fun openPage(activity: Context, address: String) {
    try {
        activity.startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(address)))
    } catch (e: ActivityNotFoundException) {
        Log.w("Parcels", "No app can open this page", e)
        Toast.makeText(activity, "This page can't be opened", Toast.LENGTH_LONG).show()
    }
}
// endregion

// region rememberLinkScanner
typealias BarcodeLauncher = ManagedActivityResultLauncher<BarcodeScannerConfiguration, List<Barcode>>

@Composable
fun rememberLinkScanner(onScanResult: (List<Barcode>) -> Unit): BarcodeLauncher {
    val context = LocalContext.current
    return rememberLauncherForActivityResult(BarcodeScanResult()) { barcodes ->
        onScanResult(barcodes)
        barcodes.firstOrNull()?.let { offerLink(context, it) }
    }
}
// endregion
