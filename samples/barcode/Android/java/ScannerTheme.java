package com.example.parcels;

import android.content.Context;
import com.example.deckle.sdk.barcode.BarcodeColorConfiguration;
import com.example.deckle.sdk.barcode.BarcodeScannerConfiguration;
import com.example.deckle.sdk.barcode.BarcodeTextConfiguration;
import com.example.deckle.sdk.barcode.DeckleColor;
import com.example.deckle.sdk.barcode.NavigationBarAppearance;
import com.example.deckle.sdk.barcode.StatusBarAppearance;

final class ScannerTheme {
    private ScannerTheme() {
    }

    // region themedScan
    static BarcodeScannerConfiguration parcelScan(Context context) {
        BarcodeScannerConfiguration config = new BarcodeScannerConfiguration();
        config.setMultiScan(true);
        applyTexts(config, context);
        applyColors(config);
        applyDarkSystemBars(config);
        return config;
    }
    // endregion

    // region texts
    static void applyTexts(BarcodeScannerConfiguration config, Context context) {
        BarcodeTextConfiguration texts = config.getTextConfig();
        texts.setTextTitleScanPage(context.getString(R.string.parcels_title));
        texts.setTextScanHint(context.getString(R.string.parcels_hint));
        texts.setTextFinishButton(context.getString(R.string.parcels_finish));
        texts.setTextCount(context.getString(R.string.parcels_count));
        texts.setTextConfirmAccept(context.getString(R.string.parcels_accept));
        texts.setTextConfirmRetry(context.getString(R.string.parcels_retry));
    }
    // endregion

    // region textSizes
    static void applyLargerTexts(BarcodeScannerConfiguration config) {
        config.getTextConfig().setTextSizeTitle(20);
        config.getTextConfig().setTextSizeScanHint(18);
    }
    // endregion

    // region colors
    static void applyColors(BarcodeScannerConfiguration config) {
        BarcodeColorConfiguration colors = config.getColorConfig();
        colors.setColorPrimary(new DeckleColor("#1D6FD1", "#8AB8F5"));
        colors.setColorOnPrimary(new DeckleColor("#FFFFFF", "#000000"));
        colors.setColorViewfinderDetected(new DeckleColor("#8AB8F5", "#8AB8F5"));
        colors.setColorOverlay(new DeckleColor("#A6000000", "#A6000000"));
        colors.setColorTopBarBackground(new DeckleColor("#1D6FD1", "#16233A"));
        colors.setColorTopBarForeground(new DeckleColor("#FFFFFF", "#E3E3E3"));
    }
    // endregion

    // region theme
    static void applyTheme(BarcodeScannerConfiguration config) {
        config.setTheme(R.style.Theme_Parcels_Scanner);
    }
    // endregion

    // region systemBars
    static void applyDarkSystemBars(BarcodeScannerConfiguration config) {
        config.setStatusBarAppearance(StatusBarAppearance.DARK);
        config.setNavigationBarAppearance(NavigationBarAppearance.DARK);
    }
    // endregion

    // region allColors
    static void applyDefaultColors(BarcodeScannerConfiguration config) {
        BarcodeColorConfiguration colors = config.getColorConfig();
        colors.setColorPrimary(new DeckleColor("#4CAF50", "#4CAF50"));
        colors.setColorOnPrimary(new DeckleColor("#FFFFFF", "#000000"));
        colors.setColorViewfinder(new DeckleColor("#FFFFFF", "#FFFFFF"));
        colors.setColorViewfinderDetected(new DeckleColor("#4CAF50", "#4CAF50"));
        colors.setColorViewfinderRejected(new DeckleColor("#B00020", "#B00020"));
        colors.setColorOverlay(new DeckleColor("#80000000", "#80000000"));
        colors.setColorTopBarBackground(new DeckleColor("#4CAF50", "#2A2A2A"));
        colors.setColorTopBarForeground(new DeckleColor("#FFFFFF", "#E3E3E3"));
        colors.setColorScanButtonsLayoutBackground(new DeckleColor("#121212", "#121212"));
        colors.setColorScanButtonsForeground(new DeckleColor("#FFFFFF", "#FFFFFF"));
    }
    // endregion
}
