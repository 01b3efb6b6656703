import DeckleSdk
import Foundation

enum ScannerTips {
    // region scanTips
    static func configWithTips() -> DocumentScannerConfiguration {
        let scanConfig = DocumentScannerConfiguration()
        scanConfig.scanTips = ScanTips()
        return scanConfig
    }
    // endregion

    // region ownTips
    static func invoiceTips() -> ScanTips {
        let tips = ScanTips()
        tips.items = [
            DeckleListItem(
                image: "tip_flat",
                title: NSLocalizedString("tip_flat_title", comment: "Scan tip"),
                message: NSLocalizedString("tip_flat_message", comment: "Scan tip")
            ),
            DeckleListItem(
                image: "tip_payment_slip",
                title: NSLocalizedString("tip_slip_title", comment: "Scan tip"),
                message: NSLocalizedString("tip_slip_message", comment: "Scan tip")
            ),
        ]
        tips.toolbarItem = DeckleButton(
            title: NSLocalizedString("tips_toolbar", comment: "Toolbar item of the scan screen"),
            icon: "ic_help"
        )
        return tips
    }
    // endregion

    // region ownTitle
    static func configWithInvoiceTips() -> DocumentScannerConfiguration {
        let scanConfig = DocumentScannerConfiguration()
        scanConfig.scanTips = invoiceTips()
        scanConfig.textConfig.textTitleScanTipsPage = NSLocalizedString("tips_title", comment: "Title of the tips")
        return scanConfig
    }
    // endregion

    // region extendTips
    static func tipsWithReceipts() -> ScanTips {
        let receiptTip = DeckleListItem(
            image: "tip_receipt",
            title: NSLocalizedString("tip_receipt_title", comment: "Scan tip"),
            message: NSLocalizedString("tip_receipt_message", comment: "Scan tip")
        )
        let tips = ScanTips()
        tips.items = ScanTips.defaultItems + [receiptTip]
        return tips
    }
    // endregion

    // region paymentTips
    static func paymentWithInvoiceTips() -> PhotoPaymentConfiguration {
        let paymentConfig = PhotoPaymentConfiguration()
        paymentConfig.scanTips = invoiceTips()
        return paymentConfig
    }

    static func paymentWithoutTips() -> PhotoPaymentConfiguration {
        let paymentConfig = PhotoPaymentConfiguration()
        paymentConfig.scanTips = nil
        return paymentConfig
    }
    // endregion
}
