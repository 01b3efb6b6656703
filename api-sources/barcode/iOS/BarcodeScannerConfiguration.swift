import Foundation
import UIKit

public class BarcodeScannerConfiguration {
    public var barcodeFormats: [BarcodeFormat] = declared()
    public var multiScan: Bool = declared()
    public var maxBarcodes: Int = declared()
    public var allowDuplicates: Bool = declared()
    public var duplicateInterval: Int = declared()
    public var confirmBarcode: Bool = declared()
    public var vibrateOnRead: Bool = declared()
    public var beepOnRead: Bool = declared()
    public var allowTorch: Bool = declared()
    public var torchEnabled: Bool = declared()
    public var showViewfinder: Bool = declared()
    public var restrictToViewfinder: Bool = declared()
    public var viewfinderAspectRatio: Double = declared()
    public var timeout: Int = declared()
    public var textConfig: BarcodeTextConfiguration = declared()
    public var colorConfig: BarcodeColorConfiguration = declared()

    public init() {}
}

public class BarcodeTextConfiguration {
    public var textTitleScanPage: String? = declared()
    public var textScanHint: String? = declared()
    public var textFinishButton: String? = declared()
    public var textCount: String? = declared()
    public var textConfirmAccept: String? = declared()
    public var textConfirmRetry: String? = declared()
    /// @unit pt
    public var textSizeTitle: NSNumber? = declared()
    /// @unit pt
    public var textSizeScanHint: NSNumber? = declared()

    public init() {}
}

/// The colors of the scanner. Each color has a function that takes one value for light mode and one for dark mode.
public class BarcodeColorConfiguration {
    public func setColorPrimary(light: UIColor, dark: UIColor) {}
    public func setColorOnPrimary(light: UIColor, dark: UIColor) {}
    public func setColorViewfinder(light: UIColor, dark: UIColor) {}
    public func setColorViewfinderDetected(light: UIColor, dark: UIColor) {}
    public func setColorViewfinderRejected(light: UIColor, dark: UIColor) {}
    public func setColorOverlay(light: UIColor, dark: UIColor) {}
    public func setColorTopBarBackground(light: UIColor, dark: UIColor) {}
    public func setColorTopBarForeground(light: UIColor, dark: UIColor) {}
    public func setColorScanButtonsLayoutBackground(light: UIColor, dark: UIColor) {}
    public func setColorScanButtonsForeground(light: UIColor, dark: UIColor) {}

    public init() {}
}
