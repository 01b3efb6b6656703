package com.example.invoices

import android.content.Context
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.ScanFilter
import com.example.deckle.sdk.ui.Source
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

// region singlePage
fun receiptScan() = DocumentScannerConfiguration().apply {
    multiPage = false
    allowPageEditing = false
}
// endregion

// region manualCapture
fun captureSwitchScan() = DocumentScannerConfiguration().apply {
    autoCapture = false
    allowCaptureModeSetting = true
    vibrateOnCapture = true
}
// endregion

// region importImages
fun photoScan(photos: List<File>) = DocumentScannerConfiguration().apply {
    source = Source.IMAGE
    sourceImages = photos
}
// endregion

// region cropExample
/** Copies the photo to a file and returns a configuration that scans it. */
@Throws(IOException::class)
suspend fun exampleScan(context: Context): DocumentScannerConfiguration =
    withContext(Dispatchers.IO) {
        val photo = File(context.cacheDir, "invoice.jpg")
        context.assets.open("invoice.jpg").use { input ->
            photo.outputStream().use { output -> input.copyTo(output) }
        }
        photoScan(listOf(photo))
    }
// endregion

// region pickPhotos
fun galleryScan() = DocumentScannerConfiguration().apply { source = Source.GALLERY_MULTIPLE }

fun scanOrImport() = DocumentScannerConfiguration().apply { source = Source.CAMERA_IMPORT }
// endregion

// region editOptions
fun archiveScan() = DocumentScannerConfiguration().apply {
    defaultScanFilter = ScanFilter.BLACKWHITE
    confirmPages = true
    pageEditConfig.allowPageFilter = false
    pageEditConfig.allowPageRetake = true
    pageEditConfig.allowPageAdd = true
    pageEditConfig.pageArrangementShowDeleteButton = true
}
// endregion
