// region multiScan
import DeckleBarcodeSdk

func shelfScan() -> BarcodeScannerConfiguration {
    let config = BarcodeScannerConfiguration()
    config.multiScan = true
    config.maxBarcodes = 20
    config.textConfig.textTitleScanPage = "Scan the shelf"
    return config
}
// endregion

// region countArticles
func articleCount() -> BarcodeScannerConfiguration {
    let config = BarcodeScannerConfiguration()
    config.multiScan = true
    config.allowDuplicates = true
    config.duplicateInterval = 2000
    config.beepOnRead = true
    return config
}

/// Counts how often each code was scanned: three packages of one article count as three.
func countArticles(_ barcodes: [Barcode]) -> [String: Int] {
    barcodes.reduce(into: [:]) { counts, barcode in
        counts[barcode.value, default: 0] += 1
    }
}
// endregion

// region formats
func articleScan() -> BarcodeScannerConfiguration {
    let config = BarcodeScannerConfiguration()
    config.barcodeFormats = [.ean13, .ean8, .upcA, .upcE]
    return config
}
// endregion

// region articleNumber
/// Returns the 12 digits below a UPC-A code, which iOS reports as EAN-13 with a leading zero. Other codes don't change.
func printedNumber(value: String, format: BarcodeFormat) -> String {
    format == .ean13 && value.hasPrefix("0") ? String(value.dropFirst()) : value
}
// endregion

// region confirmBarcode
func serialNumberScan() -> BarcodeScannerConfiguration {
    let config = BarcodeScannerConfiguration()
    config.barcodeFormats = [.code39, .code128]
    config.confirmBarcode = true
    config.textConfig.textConfirmAccept = "Use number"
    config.textConfig.textConfirmRetry = "Scan again"
    return config
}
// endregion

// region viewfinder
func ticketScan() -> BarcodeScannerConfiguration {
    let config = BarcodeScannerConfiguration()
    config.barcodeFormats = [.aztec, .qrCode]
    config.viewfinderAspectRatio = 1
    return config
}

func scanAnywhere() -> BarcodeScannerConfiguration {
    let config = BarcodeScannerConfiguration()
    config.showViewfinder = false
    config.restrictToViewfinder = false
    return config
}
// endregion

// region torchAndTimeout
func basementScan() -> BarcodeScannerConfiguration {
    let config = BarcodeScannerConfiguration()
    config.torchEnabled = true
    config.timeout = 30
    return config
}
// endregion
