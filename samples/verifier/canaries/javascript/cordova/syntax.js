// canary: syntax | line 3 | ',' expected
export function start() {
  return DeckleSDKPromisify.initSDK('' 'key');
}
