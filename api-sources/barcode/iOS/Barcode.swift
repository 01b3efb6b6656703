import Foundation

public class Barcode {
    public let value: String = declared()
    public let format: BarcodeFormat = declared()
    /// @remarks Use it for codes with binary content, whose `sdk:Barcode.value` is empty.
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
