package com.example.invoices

import com.example.deckle.sdk.ui.BaseScannerConfiguration
import com.example.deckle.sdk.ui.DeckleColor
import com.example.deckle.sdk.ui.DocumentScannerConfiguration
import com.example.deckle.sdk.ui.Onboarding
import com.example.deckle.sdk.ui.PhotoPaymentConfiguration
import com.example.deckle.sdk.ui.ScanFilter

// region onboardingImage
fun invoiceScan(): DocumentScannerConfiguration {
    val config = DocumentScannerConfiguration()
    //- config.onboardingImageSource = R.drawable.hint_invoice
    config.onboarding?.scanHintPopup?.imageSource = R.drawable.hint_invoice //+
    return config
}
// endregion

// region onboardingTexts
fun guidedScan(): DocumentScannerConfiguration {
    val config = DocumentScannerConfiguration()
    //- config.textConfig.textOnboardingTitle = "Scan your invoice"
    //- config.textConfig.textOnboardingMessage = "Place it on a dark table."
    //- config.textConfig.textOnboardingCloseButton = "Start"
    config.onboarding?.scanHintPopup?.apply { //+
        title = "Scan your invoice" //+
        message = "Place it on a dark table." //+
        closeButton = "Start" //+
    } //+
    return config
}
// endregion

// region textSizes
fun largeTextScan(): DocumentScannerConfiguration {
    val config = DocumentScannerConfiguration()
    config.textConfig.textSizeTitle = 20
    //- config.textConfig.textSizeOnboardingTitle = 20
    //- config.textConfig.textSizeOnboardingMessage = 16
    return config
}
// endregion

// region sharedConfiguration
//- fun applyHouseStyle(config: DocumentScannerConfiguration) {
fun applyHouseStyle(config: BaseScannerConfiguration) { //+
    config.defaultScanFilter = ScanFilter.GRAY
    config.confirmPages = true
}
// endregion

fun styledPayment(): PhotoPaymentConfiguration = PhotoPaymentConfiguration().also(::applyHouseStyle)

// region resetOnboarding
fun showFirstScanAgain() {
    Onboarding.reset()
}
// endregion

// region colors
fun brandedScan(): DocumentScannerConfiguration {
    val config = DocumentScannerConfiguration()
    config.colorConfig.colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")
    config.colorConfig.colorOnPrimary = DeckleColor("#FFFFFF", "#0F1614") //+
    config.colorConfig.colorTopBarBackground = DeckleColor("#0A6B5E", "#151D1B")
    config.colorConfig.colorTopBarForeground = DeckleColor("#FFFFFF", "#5CD3BF")
    config.colorConfig.colorTopBarTitle = DeckleColor("#FFFFFF", "#E7ECE9") //+
    return config
}
// endregion

// region giroCode
fun paymentWithoutGiroCode(): PhotoPaymentConfiguration {
    val config = PhotoPaymentConfiguration()
    config.allowGiroCode = false
    return config
}
// endregion
