// region quickStart
/** Call it once, after `deviceready`. */
export async function start() {
  // With an empty license key, the SDK works for one minute.
  await DeckleSDKPromisify.initSDK('');
  await DeckleSDKPromisify.setAnalyzeConfiguration({});
}

/** Resolves with JSON, with `''` if no data is found, or with `null` on cancel. */
export async function scanInvoice() {
  const finished = await DeckleSDKPromisify.scanDocument({});
  return finished ? DeckleSDKPromisify.analyze() : null;
}
// endregion
