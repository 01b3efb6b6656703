package com.example.invoices;

import com.example.deckle.sdk.ui.BaseScannerConfiguration;
import com.example.deckle.sdk.ui.ColorConfiguration;
import com.example.deckle.sdk.ui.DeckleColor;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;

public final class ScannerColors {

    private ScannerColors() {
    }

    // region brandColors
    private static final DeckleColor BRAND = new DeckleColor("#1D6FD1", "#8AB8F5");
    private static final DeckleColor ON_BRAND = new DeckleColor("#FFFFFF", "#000000");

    public static void applyBrandColors(BaseScannerConfiguration config) {
        ColorConfiguration colors = config.getColorConfig();
        colors.setColorPrimary(BRAND);
        colors.setColorOnPrimary(ON_BRAND);
        colors.setColorSecondary(BRAND);
        colors.setColorOnSecondary(ON_BRAND);
        colors.setColorScanPolygon(BRAND);
        colors.setColorTopBarBackground(new DeckleColor("#1D6FD1", "#16233A"));
        colors.setColorTopBarForeground(new DeckleColor("#FFFFFF", "#DEFFFFFF"));
    }
    // endregion

    // region scanWithColors
    public static DocumentScannerConfiguration scanInBrandColors() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        applyBrandColors(config);
        return config;
    }
    // endregion

    // region allColors
    public static void applyDefaultColors(BaseScannerConfiguration config) {
        ColorConfiguration colors = config.getColorConfig();
        colors.setColorPrimary(new DeckleColor("#4CAF50", "#4CAF50"));
        colors.setColorOnPrimary(new DeckleColor("#FFFFFF", "#000000"));
        colors.setColorSecondary(new DeckleColor("#4CAF50", "#4CAF50"));
        colors.setColorOnSecondary(new DeckleColor("#FFFFFF", "#000000"));
        colors.setColorScanButtonsLayoutBackground(new DeckleColor("#121212", "#121212"));
        colors.setColorScanButtonsForeground(new DeckleColor("#FFFFFF", "#FFFFFF"));
        colors.setColorScanPolygon(new DeckleColor("#4CAF50", "#4CAF50"));
        colors.setColorBottomBarBackground(new DeckleColor("#FFFFFF", "#212121"));
        colors.setColorBottomBarForeground(new DeckleColor("#323232", "#BEBEBE"));
        colors.setColorTopBarBackground(new DeckleColor("#4CAF50", "#2A2A2A"));
        colors.setColorTopBarForeground(new DeckleColor("#FFFFFF", "#DEFFFFFF"));
        colors.setColorTopBarTitle(new DeckleColor("#FFFFFF", "#DEFFFFFF"));
    }
    // endregion
}
