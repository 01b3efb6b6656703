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
    case camera
    case image
    case gallery
    case galleryMultiple
    case cameraImport
}
