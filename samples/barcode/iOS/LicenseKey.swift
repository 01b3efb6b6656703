// region licenseKey
enum LicenseKey {
    #if DEBUG
    static let barcode = "the key for com.example.barcodes.debug"
    #else
    static let barcode = "the key for com.example.barcodes"
    #endif
}
// endregion
