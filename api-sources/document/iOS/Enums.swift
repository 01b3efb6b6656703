public enum ScanFilter: Int {
    case auto = 0
    case gray = 1
    case blackWhite = 2
    case original = 3
    case text = 4
    case auto2 = 5
    case illustration = 8
}

public enum Source: Int {
    case camera = 0
    case image = 1
    case gallery = 2
    case galleryMultiple = 3
    case cameraImport
}
