package com.example.invoices;

import android.content.Context;
import com.example.deckle.sdk.ui.BaseScannerConfiguration;
import com.example.deckle.sdk.ui.ButtonConfiguration;
import com.example.deckle.sdk.ui.DeckleButton;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.StatusBarAppearance;
import com.example.deckle.sdk.ui.TextConfiguration;

public final class ScannerTheme {

    private ScannerTheme() {
    }

    // region texts
    public static void applyTexts(BaseScannerConfiguration config, Context context) {
        TextConfiguration texts = config.getTextConfig();
        texts.setTextTitleScanPage(context.getString(R.string.scanner_title_scan));
        texts.setTextTitleEditPage(context.getString(R.string.scanner_title_edit));
        texts.setTextTitleConfirmationPage(context.getString(R.string.scanner_title_confirm));
        texts.setTextDeleteDialogCurrentPage(context.getString(R.string.scanner_delete_page));
        texts.setTextDeleteDialogAllPages(context.getString(R.string.scanner_delete_invoice));
    }
    // endregion

    // region textSizes
    public static void applyLargerTexts(BaseScannerConfiguration config) {
        TextConfiguration texts = config.getTextConfig();
        texts.setTextSizeTitle(18);
        texts.setTextSizeTopToolbar(16);
        texts.setTextSizeScanButtons(14);
        texts.setTextSizeBottomToolbar(12);
    }
    // endregion

    // region buttons
    public static void applyButtons(BaseScannerConfiguration config, Context context) {
        ButtonConfiguration buttons = config.getButtonConfig();
        buttons.setButtonScanFinish(new DeckleButton(context.getString(R.string.scanner_to_form)));
        buttons.setButtonScanTorch(new DeckleButton(null, R.drawable.ic_flashlight));
        buttons.setButtonEditArrange(
                new DeckleButton(context.getString(R.string.scanner_sort), R.drawable.ic_sort));
        buttons.setButtonEditDelete(new DeckleButton(""));
        buttons.setButtonEditFinish(
                new DeckleButton(context.getString(R.string.scanner_use_invoice)));
    }
    // endregion

    // region systemBars
    public static void applyLightSystemBars(BaseScannerConfiguration config) {
        config.setStatusBarAppearance(StatusBarAppearance.LIGHT);
    }
    // endregion

    // region theme
    public static void applyTheme(BaseScannerConfiguration config) {
        config.setTheme(R.style.Theme_Invoices_Scanner);
    }
    // endregion

    // region themedScan
    public static DocumentScannerConfiguration invoiceScan(Context context) {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        applyTexts(config, context);
        applyButtons(config, context);
        config.setConfirmPages(true);
        config.setStatusBarAppearance(StatusBarAppearance.DARK);
        return config;
    }
    // endregion
}
