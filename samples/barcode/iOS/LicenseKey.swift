// region licenseKey
enum LicenseKey {
    #if DEBUG
    static let barcode = "the key for com.example.parcels.debug"
    #else
    static let barcode = "the key for com.example.parcels"
    #endif
}
// endregion
