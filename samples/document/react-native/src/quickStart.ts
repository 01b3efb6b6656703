// region quickStart
import DeckleSDK from '@deckle/react-native-sdk';

/** Call it once, when your app starts. */
export async function start(): Promise<void> {
  // With an empty license key, the SDK works for one minute.
  const ready =
    (await DeckleSDK.initSDK('')) &&
    (await DeckleSDK.setAnalyzeConfiguration({}));
  if (!ready) throw new Error(await DeckleSDK.getLastError());
}

/** Resolves with the data as JSON, `''` if there is none, `null` on cancel. */
export async function scanInvoice(): Promise<string | null> {
  if (await DeckleSDK.scanDocument({})) return DeckleSDK.analyze();

  const reason = await DeckleSDK.getLastError();
  if (reason) throw new Error(reason);
  return null;
}
// endregion
