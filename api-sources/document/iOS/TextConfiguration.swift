import Foundation

public class TextConfiguration {
    /// @unit pt
    public var textSizeBottomToolbar: NSNumber? = declared()
    /// @unit pt
    public var textSizeTopToolbar: NSNumber? = declared()
    /// @unit pt
    public var textSizeScanButtons: NSNumber? = declared()
    /// @unit pt
    public var textSizeTitle: NSNumber? = declared()
    public var textTitleScanPage: String? = declared()
    public var textTitleEditPage: String? = declared()
    public var textTitleFilterPage: String? = declared()
    public var textTitleCroppingPage: String? = declared()
    public var textTitleArrangementPage: String? = declared()
    public var textTitleConfirmationPage: String? = declared()
    public var textTitleScanTipsPage: String? = declared()
    public var textDocumentTitle: String? = declared()
    public var textFocusHint: String? = declared()
    public var textFirstPageHint: String? = declared()
    public var textLastPageHint: String? = declared()
    public var textOnePageHint: String? = declared()
    public var textScanProgress: String? = declared()
    public var textDeleteDialogCurrentPage: String? = declared()
    public var textDeleteDialogAllPages: String? = declared()
    public var textDeleteDialogCancel: String? = declared()
    public var textOnboardingTitle: String? = declared()
    public var textOnboardingMessage: String? = declared()
    public var textOnboardingCloseButton: String? = declared()

    public init() {}
}
