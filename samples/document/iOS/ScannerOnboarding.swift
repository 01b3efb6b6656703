import DeckleSdk
import Foundation

enum ScannerOnboarding {
    // region defaultItems
    static func configWithOnboarding() -> DocumentScannerConfiguration {
        let onboarding = Onboarding()
        onboarding.items = Onboarding.defaultItems

        let scanConfig = DocumentScannerConfiguration()
        scanConfig.onboarding = onboarding
        return scanConfig
    }
    // endregion

    // region ownItems
    static func invoiceOnboarding() -> Onboarding {
        let onboarding = Onboarding()
        onboarding.items = [
            DeckleListItem(
                image: "onboarding_invoice",
                title: NSLocalizedString("onboarding_scan_title", comment: "Onboarding, first page"),
                message: NSLocalizedString("onboarding_scan_message", comment: "Onboarding, first page")
            ),
            DeckleListItem(
                image: "onboarding_data",
                title: NSLocalizedString("onboarding_data_title", comment: "Onboarding, second page"),
                message: NSLocalizedString("onboarding_data_message", comment: "Onboarding, second page")
            ),
        ]
        onboarding.buttonSkip = DeckleButton(title: NSLocalizedString("onboarding_skip", comment: "Button"))
        onboarding.buttonBack = DeckleButton(title: NSLocalizedString("onboarding_back", comment: "Button"))
        onboarding.buttonFinish = DeckleButton(title: NSLocalizedString("onboarding_finish", comment: "Button"))
        return onboarding
    }
    // endregion

    // region extendItems
    static func onboardingWithPrivacy() -> Onboarding {
        let privacyItem = DeckleListItem(
            image: "onboarding_privacy",
            title: NSLocalizedString("onboarding_privacy_title", comment: "Onboarding, privacy page"),
            message: NSLocalizedString("onboarding_privacy_message", comment: "Onboarding, privacy page")
        )
        let onboarding = Onboarding()
        onboarding.items = [privacyItem] + Onboarding.defaultItems
        return onboarding
    }
    // endregion

    // region scanHintPopup
    static func invoiceHint() -> Onboarding {
        let popup = ScanHintPopup()
        popup.title = NSLocalizedString("hint_title", comment: "Hint on the scan screen")
        popup.message = NSLocalizedString("hint_message", comment: "Hint on the scan screen")
        popup.imageSource = "hint_invoice"
        popup.closeButton = NSLocalizedString("hint_close", comment: "Hint on the scan screen, button")

        let onboarding = invoiceOnboarding()
        onboarding.scanHintPopup = popup
        return onboarding
    }
    // endregion

    // region switchOff
    static func configWithoutPopup() -> DocumentScannerConfiguration {
        let onboarding = invoiceOnboarding()
        onboarding.scanHintPopup = nil

        let scanConfig = DocumentScannerConfiguration()
        scanConfig.onboarding = onboarding
        return scanConfig
    }

    static func configWithoutOnboarding() -> DocumentScannerConfiguration {
        let scanConfig = DocumentScannerConfiguration()
        scanConfig.onboarding = nil
        return scanConfig
    }
    // endregion

    // region resetOnboarding
    static func showAgain() {
        Onboarding.reset()
    }
    // endregion

    // region newItems
    private static let version = 2

    static func showNewItemsOnce() {
        let seen = UserDefaults.standard.integer(forKey: "onboardingVersion")
        if seen < version {
            Onboarding.reset(onboarding: true, scanHintPopup: false)
            UserDefaults.standard.set(version, forKey: "onboardingVersion")
        }
    }
    // endregion
}
