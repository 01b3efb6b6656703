// region quickStart
/** Resolves with JSON, with `''` if no data is found, or with `null` on cancel. */
export async function scanInvoice() {
  // With an empty license key, the SDK works for one minute.
  await DeckleSDKPromisify.initSDK('');
  await DeckleSDKPromisify.setAnalyzeConfiguration({});

  const finished = await DeckleSDKPromisify.scanDocument({});
  return finished ? DeckleSDKPromisify.analyze() : null;
}
// endregion
