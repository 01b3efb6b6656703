// canary: unknown function | line 4 | type 'DeckleSDK' has no member 'initialize'
import DeckleSdk

let isReady = DeckleSDK.initialize(licenseKey: "")
