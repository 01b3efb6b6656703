import Foundation

public class Barcode {
    public let value: String = declared()
    public let format: BarcodeFormat = declared()
    /// @remarks It can be missing.
    public let rawBytes: Data? = declared()
    public let bounds: BarcodeBounds? = declared()
    public let timestamp: Int64 = declared()
}

public class BarcodeBounds {
    public let left: Double = declared()
    public let top: Double = declared()
    public let right: Double = declared()
    public let bottom: Double = declared()
}
