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
    /// @remarks The torch stays as it is, and the user can still close the scanner. A paused scanner reports no code, so no answer of yours sets it active again.
    case paused
    case rejected
    case finished
}
