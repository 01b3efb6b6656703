// canary: unknown type | line 2 | has no exported member 'ScannerOptions'
/** @param {import('cordova-plugin-deckle-sdk').ScannerOptions} options */
export function scan(options) {
  return DeckleSDKPromisify.scanDocument(options);
}
