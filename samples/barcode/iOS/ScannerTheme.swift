import DeckleBarcodeSdk
import UIKit

enum ScannerTheme {
    // region themedScan
    static func parcelScan() -> BarcodeScannerConfiguration {
        let config = BarcodeScannerConfiguration()
        config.multiScan = true
        applyTexts(to: config)
        applyColors(to: config)
        return config
    }
    // endregion

    // region texts
    static func applyTexts(to config: BarcodeScannerConfiguration) {
        let texts = config.textConfig
        texts.textTitleScanPage = NSLocalizedString("parcels_title", comment: "Title of the scanner")
        texts.textScanHint = NSLocalizedString("parcels_hint", comment: "Hint below the frame")
        texts.textFinishButton = NSLocalizedString("parcels_finish", comment: "Button")
        texts.textCount = NSLocalizedString("parcels_count", comment: "Counter, keep {count}")
        texts.textConfirmAccept = NSLocalizedString("parcels_accept", comment: "Button")
        texts.textConfirmRetry = NSLocalizedString("parcels_retry", comment: "Button")
    }
    // endregion

    // region textSizes
    static func applyLargerTexts(to config: BarcodeScannerConfiguration) {
        config.textConfig.textSizeTitle = 20
        config.textConfig.textSizeScanHint = 18
    }
    // endregion

    // region colors
    static func applyColors(to config: BarcodeScannerConfiguration) {
        let lightBlue = UIColor(hex: 0x8AB8F5)
        let blue = UIColor(hex: 0x1D6FD1)
        let shade = UIColor(white: 0, alpha: 0.65)
        let colors = config.colorConfig
        colors.setColorPrimary(light: blue, dark: lightBlue)
        colors.setColorOnPrimary(light: .white, dark: .black)
        colors.setColorViewfinderDetected(light: lightBlue, dark: lightBlue)
        colors.setColorOverlay(light: shade, dark: shade)
        colors.setColorTopBarBackground(light: blue, dark: UIColor(hex: 0x16233A))
        colors.setColorTopBarForeground(light: .white, dark: UIColor(hex: 0xE3E3E3))
    }
    // endregion

    // region allColors
    static func applyDefaultColors(to config: BarcodeScannerConfiguration) {
        let green = UIColor(hex: 0x4CAF50)
        let red = UIColor(hex: 0xB00020)
        let shade = UIColor(white: 0, alpha: 0.5)
        let nearlyBlack = UIColor(hex: 0x121212)
        let colors = config.colorConfig
        colors.setColorPrimary(light: green, dark: green)
        colors.setColorOnPrimary(light: .white, dark: .black)
        colors.setColorViewfinder(light: .white, dark: .white)
        colors.setColorViewfinderDetected(light: green, dark: green)
        colors.setColorViewfinderRejected(light: red, dark: red)
        colors.setColorOverlay(light: shade, dark: shade)
        colors.setColorTopBarBackground(light: green, dark: UIColor(hex: 0x2A2A2A))
        colors.setColorTopBarForeground(light: .white, dark: UIColor(hex: 0xE3E3E3))
        colors.setColorScanButtonsLayoutBackground(light: nearlyBlack, dark: nearlyBlack)
        colors.setColorScanButtonsForeground(light: .white, dark: .white)
    }
    // endregion
}
