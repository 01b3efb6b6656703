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
    case paused
    case rejected
    case finished
}
