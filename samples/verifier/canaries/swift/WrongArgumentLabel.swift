// canary: wrong argument label | line 4 | incorrect argument label in call (have 'key:', expected 'licenseKey:')
import DeckleSdk

let isReady = DeckleSDK.initSDK(key: "")
