// canary: unused result | line 5 | result of call to 'initSDK(licenseKey:)' is unused
import DeckleSdk

func prepare() {
    DeckleSDK.initSDK(licenseKey: "")
}
