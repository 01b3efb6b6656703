// canary: untyped parameter | line 2 | implicitly has an 'any' type
export function scan(config) {
  return DeckleSDKPromisify.scanDocument(config);
}
