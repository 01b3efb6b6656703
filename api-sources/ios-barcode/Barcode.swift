import Foundation

public struct Barcode {
    public let value: String
    public let format: BarcodeFormat
    /// @remarks `nil` when it is not known. Use it for codes with binary content, whose `sdk:Barcode.value` is empty.
    public let rawBytes: Data?
    /// @remarks `nil` when it is not known.
    public let bounds: BarcodeBounds?
    public let timestamp: Int64
}

public struct BarcodeBounds {
    public let left: Double
    public let top: Double
    public let right: Double
    public let bottom: Double
}
