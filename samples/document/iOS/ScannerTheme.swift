import DeckleSdk
import UIKit

enum ScannerTheme {
    // region texts
    static func applyTexts(to config: BaseScannerConfiguration) {
        let texts = config.textConfig
        texts.textTitleScanPage = NSLocalizedString("scanner_title_scan", comment: "Title of the scan screen")
        texts.textTitleEditPage = NSLocalizedString("scanner_title_edit", comment: "Title of the edit screen")
        texts.textTitleConfirmationPage = NSLocalizedString("scanner_title_confirm", comment: "Confirmation title")
        texts.textDeleteDialogCurrentPage = NSLocalizedString("scanner_delete_page", comment: "Delete dialog")
        texts.textDeleteDialogAllPages = NSLocalizedString("scanner_delete_invoice", comment: "Delete dialog")
    }
    // endregion

    // region textSizes
    static func applyLargerTexts(to config: BaseScannerConfiguration) {
        config.textConfig.textSizeTitle = 18
        config.textConfig.textSizeTopToolbar = 16
        config.textConfig.textSizeScanButtons = 14
        config.textConfig.textSizeBottomToolbar = 12
    }
    // endregion

    // region scaledSizes
    /// Scales with the user's text size, up to a limit that fits the toolbar.
    static func applyScaledTexts(to config: BaseScannerConfiguration) {
        let size = UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 11)
        config.textConfig.textSizeBottomToolbar = NSNumber(value: Double(min(size, 14)))
    }
    // endregion

    // region buttons
    static func applyButtons(to config: BaseScannerConfiguration) {
        let buttons = config.buttonConfig
        buttons.buttonScanFinish = DeckleButton(title: NSLocalizedString("scanner_to_form", comment: "Button"))
        buttons.buttonScanTorch = DeckleButton(icon: "ic_flashlight")
        buttons.buttonEditArrange = DeckleButton(
            title: NSLocalizedString("scanner_sort", comment: "Button"),
            icon: "ic_sort"
        )
        buttons.buttonEditDelete = DeckleButton(title: "")
        buttons.buttonEditFinish = DeckleButton(title: NSLocalizedString("scanner_use_invoice", comment: "Button"))
    }
    // endregion

    // region themedScan
    static func invoiceScan() -> DocumentScannerConfiguration {
        let scanConfig = DocumentScannerConfiguration()
        applyTexts(to: scanConfig)
        applyButtons(to: scanConfig)
        scanConfig.confirmPages = true
        return scanConfig
    }
    // endregion
}
