// region licenseKey
/// With an empty key, the SDK works for one minute after each start.
enum LicenseKey {
    #if DEBUG
    /// The key for com.example.parcels.debug.
    static let barcode = ""
    #else
    /// The key for com.example.parcels.
    static let barcode = ""
    #endif
}
// endregion
