package com.example.invoices;

import com.example.deckle.sdk.ui.BaseScannerConfiguration;
import com.example.deckle.sdk.ui.DeckleColor;
import com.example.deckle.sdk.ui.DocumentScannerConfiguration;
import com.example.deckle.sdk.ui.Onboarding;
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration;
import com.example.deckle.sdk.ui.ScanFilter;
import com.example.deckle.sdk.ui.ScanHintPopup;

final class Migration {
    private Migration() {
    }

    // region onboardingImage
    static DocumentScannerConfiguration invoiceScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        //- config.setOnboardingImageSource(R.drawable.hint_invoice);
        config.getOnboarding().getScanHintPopup().setImageSource(R.drawable.hint_invoice); //+
        return config;
    }
    // endregion

    // region onboardingTexts
    static DocumentScannerConfiguration guidedScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        //- config.getTextConfig().setTextOnboardingTitle("Scan your invoice");
        //- config.getTextConfig().setTextOnboardingMessage("Place it on a dark table.");
        //- config.getTextConfig().setTextOnboardingCloseButton("Start");
        ScanHintPopup popup = config.getOnboarding().getScanHintPopup(); //+
        popup.setTitle("Scan your invoice"); //+
        popup.setMessage("Place it on a dark table."); //+
        popup.setCloseButton("Start"); //+
        return config;
    }
    // endregion

    // region textSizes
    static DocumentScannerConfiguration largeTextScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.getTextConfig().setTextSizeTitle(20);
        //- config.getTextConfig().setTextSizeOnboardingTitle(20);
        //- config.getTextConfig().setTextSizeOnboardingMessage(16);
        return config;
    }
    // endregion

    // region sharedConfiguration
    //- static void applyHouseStyle(DocumentScannerConfiguration config) {
    static void applyHouseStyle(BaseScannerConfiguration config) { //+
        config.setDefaultScanFilter(ScanFilter.GRAY);
        config.setConfirmPages(true);
    }
    // endregion

    static PhotoPaymentConfiguration styledPayment() {
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        applyHouseStyle(config);
        return config;
    }

    // region resetOnboarding
    static void showFirstScanAgain() {
        Onboarding.reset();
    }
    // endregion

    // region colors
    static DocumentScannerConfiguration brandedScan() {
        DocumentScannerConfiguration config = new DocumentScannerConfiguration();
        config.getColorConfig().setColorPrimary(new DeckleColor("#0A6B5E", "#5CD3BF"));
        config.getColorConfig().setColorOnPrimary(new DeckleColor("#FFFFFF", "#0F1614")); //+
        config.getColorConfig().setColorTopBarBackground(new DeckleColor("#0A6B5E", "#151D1B"));
        config.getColorConfig().setColorTopBarForeground(new DeckleColor("#FFFFFF", "#5CD3BF"));
        config.getColorConfig().setColorTopBarTitle(new DeckleColor("#FFFFFF", "#E7ECE9")); //+
        return config;
    }
    // endregion

    // region giroCode
    static PhotoPaymentConfiguration paymentWithoutGiroCode() {
        PhotoPaymentConfiguration config = new PhotoPaymentConfiguration();
        config.setAllowGiroCode(false);
        return config;
    }
    // endregion
}
