import DeckleSdk
import UIKit

// region onboardingImage
func invoiceScan() -> DocumentScannerConfiguration {
    let config = DocumentScannerConfiguration()
    //- config.onboardingImageSource = "HintInvoice"
    config.onboarding?.scanHintPopup?.imageSource = "HintInvoice" //+
    return config
}
// endregion

// region onboardingTexts
func guidedScan() -> DocumentScannerConfiguration {
    let config = DocumentScannerConfiguration()
    //- config.textConfig.textOnboardingTitle = "Scan your invoice"
    //- config.textConfig.textOnboardingMessage = "Place it on a dark table."
    //- config.textConfig.textOnboardingCloseButton = "Start"
    config.onboarding?.scanHintPopup?.title = "Scan your invoice" //+
    config.onboarding?.scanHintPopup?.message = "Place it on a dark table." //+
    config.onboarding?.scanHintPopup?.closeButton = "Start" //+
    return config
}
// endregion

// region textSizes
func largeTextScan() -> DocumentScannerConfiguration {
    let config = DocumentScannerConfiguration()
    config.textConfig.textSizeTitle = 20
    //- config.textConfig.textSizeOnboardingTitle = 20
    //- config.textConfig.textSizeOnboardingMessage = 16
    return config
}
// endregion

// region sharedConfiguration
//- func applyHouseStyle(to config: DocumentScannerConfiguration) {
func applyHouseStyle(to config: BaseScannerConfiguration) { //+
    config.defaultScanFilter = .gray
    config.confirmPages = true
}
// endregion

func styledPayment() -> PhotoPaymentConfiguration {
    let config = PhotoPaymentConfiguration()
    applyHouseStyle(to: config)
    return config
}

// region resetOnboarding
func showFirstScanAgain() {
    Onboarding.reset()
}
// endregion

// region colors
func brandedScan() -> DocumentScannerConfiguration {
    let config = DocumentScannerConfiguration()
    config.colorConfig.setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x5CD3BF))
    config.colorConfig.setColorOnPrimary(light: .white, dark: UIColor(hex: 0x0F1614)) //+
    config.colorConfig.setColorTopBarBackground(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x151D1B))
    config.colorConfig.setColorTopBarForeground(light: .white, dark: UIColor(hex: 0x5CD3BF))
    config.colorConfig.setColorTopBarTitle(light: .white, dark: UIColor(hex: 0xE7ECE9)) //+
    return config
}
// endregion

// region giroCode
func paymentWithoutGiroCode() -> PhotoPaymentConfiguration {
    let config = PhotoPaymentConfiguration()
    config.allowGiroCode = false
    return config
}
// endregion
