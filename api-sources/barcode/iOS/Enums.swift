public enum BarcodeFormat {
    case aztec
    case dataMatrix
    case pdf417
    case qrCode
    case codabar
    case code39
    case code93
    case code128
    case ean8
    case ean13
    case itf
    case upcA
    case upcE
    case unknown
}

public enum ReadingState {
    case active
    /// @remarks The torch doesn't change, and the user can still close the scanner. A paused scanner doesn't report codes, so your app can't set it active again.
    case paused
    case rejected
    case finished
}
