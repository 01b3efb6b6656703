import DeckleSdk
import UIKit

enum ScannerColors {
    // region brandColors
    static func applyBrandColors(to config: BaseScannerConfiguration) {
        let brand = (light: UIColor(hex: 0x1D6FD1), dark: UIColor(hex: 0x8AB8F5))
        let colors = config.colorConfig
        colors.setColorPrimary(light: brand.light, dark: brand.dark)
        colors.setColorOnPrimary(light: .white, dark: .black)
        colors.setColorSecondary(light: brand.light, dark: brand.dark)
        colors.setColorOnSecondary(light: .white, dark: .black)
        colors.setColorScanPolygon(light: brand.light, dark: brand.dark)
        colors.setColorTopBarBackground(light: brand.light, dark: UIColor(hex: 0x16233A))
        colors.setColorTopBarForeground(light: .white, dark: UIColor(white: 1, alpha: 0.87))
    }
    // endregion

    // region scanWithColors
    static func scanInBrandColors() -> DocumentScannerConfiguration {
        let scanConfig = DocumentScannerConfiguration()
        applyBrandColors(to: scanConfig)
        return scanConfig
    }
    // endregion

    // region assetColors
    /// Sets the bar to a color of the asset catalog that has a light and a dark appearance.
    static func applyAssetColor(named name: String, to config: BaseScannerConfiguration) {
        guard let color = UIColor(named: name) else { return }
        config.colorConfig.setColorTopBarBackground(
            light: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
            dark: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        )
    }
    // endregion

    // region allColors
    static func applyDefaultColors(to config: BaseScannerConfiguration) {
        let green = UIColor(hex: 0x4CAF50)
        let nearlyBlack = UIColor(hex: 0x121212)
        let softWhite = UIColor(white: 1, alpha: 0.87)
        let colors = config.colorConfig
        colors.setColorPrimary(light: green, dark: green)
        colors.setColorOnPrimary(light: .white, dark: .black)
        colors.setColorSecondary(light: green, dark: green)
        colors.setColorOnSecondary(light: .white, dark: .black)
        colors.setColorScanButtonsLayoutBackground(light: nearlyBlack, dark: nearlyBlack)
        colors.setColorScanButtonsForeground(light: .white, dark: .white)
        colors.setColorScanPolygon(light: green, dark: green)
        colors.setColorBottomBarBackground(light: .white, dark: UIColor(hex: 0x212121))
        colors.setColorBottomBarForeground(light: UIColor(hex: 0x323232), dark: UIColor(hex: 0xBEBEBE))
        colors.setColorTopBarBackground(light: green, dark: UIColor(hex: 0x2A2A2A))
        colors.setColorTopBarForeground(light: .white, dark: softWhite)
        colors.setColorTopBarTitle(light: .white, dark: softWhite)
    }
    // endregion
}
