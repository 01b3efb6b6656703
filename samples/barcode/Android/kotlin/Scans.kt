package com.example.parcels

import com.example.deckle.sdk.barcode.Barcode
import com.example.deckle.sdk.barcode.BarcodeFormat
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration

// region multiScan
fun shelfScan() = BarcodeScannerConfiguration().apply {
    multiScan = true
    maxBarcodes = 20
    textConfig.textTitleScanPage = "Scan the shelf"
}
// endregion

// region countArticles
fun articleCount() = BarcodeScannerConfiguration().apply {
    multiScan = true
    allowDuplicates = true
    duplicateInterval = 2000
    beepOnRead = true
}

/** Counts how often each code was scanned: three packages of one article count as three. */
fun countArticles(barcodes: List<Barcode>): Map<String, Int> =
    barcodes.groupingBy { it.value }.eachCount()
// endregion

// region formats
fun articleScan() = BarcodeScannerConfiguration().apply {
    barcodeFormats = listOf(
        BarcodeFormat.EAN_13,
        BarcodeFormat.EAN_8,
        BarcodeFormat.UPC_A,
        BarcodeFormat.UPC_E,
    )
}
// endregion

// region articleNumber
/** A UPC-A code is an EAN-13 code whose first digit is 0. */
fun articleNumber(barcode: Barcode): String =
    if (barcode.format == BarcodeFormat.UPC_A) "0${barcode.value}" else barcode.value
// endregion

// region confirmBarcode
fun serialNumberScan() = BarcodeScannerConfiguration().apply {
    barcodeFormats = listOf(BarcodeFormat.CODE_39, BarcodeFormat.CODE_128)
    confirmBarcode = true
    textConfig.textConfirmAccept = "Use number"
    textConfig.textConfirmRetry = "Scan again"
}
// endregion

// region viewfinder
fun ticketScan() = BarcodeScannerConfiguration().apply {
    barcodeFormats = listOf(BarcodeFormat.AZTEC, BarcodeFormat.QR_CODE)
    viewfinderAspectRatio = 1f
}

fun scanAnywhere() = BarcodeScannerConfiguration().apply {
    showViewfinder = false
    restrictToViewfinder = false
}
// endregion

// region torchAndTimeout
fun basementScan() = BarcodeScannerConfiguration().apply {
    torchEnabled = true
    timeout = 30
}
// endregion
