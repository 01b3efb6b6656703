package com.example.invoices

import android.content.Context
import com.example.deckle.sdk.ui.BaseScannerConfiguration
import com.example.deckle.sdk.ui.DeckleButton
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.StatusBarAppearance

object ScannerTheme {

    // region texts
    fun applyTexts(config: BaseScannerConfiguration, context: Context) {
        config.textConfig.apply {
            textTitleScanPage = context.getString(R.string.scanner_title_scan)
            textTitleEditPage = context.getString(R.string.scanner_title_edit)
            textTitleConfirmationPage = context.getString(R.string.scanner_title_confirm)
            textDeleteDialogCurrentPage = context.getString(R.string.scanner_delete_page)
            textDeleteDialogAllPages = context.getString(R.string.scanner_delete_invoice)
        }
    }
    // endregion

    // region textSizes
    fun applyLargerTexts(config: BaseScannerConfiguration) {
        config.textConfig.apply {
            textSizeTitle = 18
            textSizeTopToolbar = 16
            textSizeScanButtons = 14
            textSizeBottomToolbar = 12
        }
    }
    // endregion

    // region buttons
    fun applyButtons(config: BaseScannerConfiguration, context: Context) {
        config.buttonConfig.apply {
            buttonScanFinish = DeckleButton(title = context.getString(R.string.scanner_to_form))
            buttonScanTorch = DeckleButton(icon = R.drawable.ic_flashlight)
            buttonEditArrange = DeckleButton(
                title = context.getString(R.string.scanner_sort),
                icon = R.drawable.ic_sort,
            )
            buttonEditDelete = DeckleButton(title = "")
            buttonEditFinish = DeckleButton(title = context.getString(R.string.scanner_use_invoice))
        }
    }
    // endregion

    // region systemBars
    fun applyLightSystemBars(config: BaseScannerConfiguration) {
        config.statusBarAppearance = StatusBarAppearance.LIGHT
    }
    // endregion

    // region theme
    fun applyTheme(config: BaseScannerConfiguration) {
        config.theme = R.style.Theme_Invoices_Scanner
    }
    // endregion

    // region themedScan
    fun invoiceScan(context: Context): DocumentScannerConfiguration =
        DocumentScannerConfiguration().apply {
            applyTexts(this, context)
            applyButtons(this, context)
            confirmPages = true
            statusBarAppearance = StatusBarAppearance.DARK
        }
    // endregion
}
