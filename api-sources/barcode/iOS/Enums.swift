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
    /// @remarks Your app can't end the pause, so the user can only close the scanner. The torch doesn't change.
    case paused
    case rejected
    case finished
}
