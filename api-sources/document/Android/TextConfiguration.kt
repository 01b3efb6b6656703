package com.example.deckle.sdk.ui

import com.example.deckle.sdk.declared
import com.example.deckle.sdk.getValue
import com.example.deckle.sdk.setValue

class TextConfiguration {
    /** @unit sp */
    var textSizeBottomToolbar: Int? by declared()
    /** @unit sp */
    var textSizeTopToolbar: Int? by declared()
    /** @unit sp */
    var textSizeScanButtons: Int? by declared()
    /** @unit sp */
    var textSizeTitle: Int? by declared()
    var textTitleScanPage: String? by declared()
    var textTitleEditPage: String? by declared()
    var textTitleFilterPage: String? by declared()
    var textTitleCroppingPage: String? by declared()
    var textTitleArrangementPage: String? by declared()
    var textTitleConfirmationPage: String? by declared()
    var textTitleScanTipsPage: String? by declared()
    var textDocumentTitle: String? by declared()
    var textFocusHint: String? by declared()
    var textFirstPageHint: String? by declared()
    var textLastPageHint: String? by declared()
    var textOnePageHint: String? by declared()
    var textScanProgress: String? by declared()
    var textDeleteDialogCurrentPage: String? by declared()
    var textDeleteDialogAllPages: String? by declared()
    var textDeleteDialogCancel: String? by declared()
    var textOnboardingTitle: String? by declared()
    var textOnboardingMessage: String? by declared()
    var textOnboardingCloseButton: String? by declared()
}
