// region quickStart
import DeckleSDK from '@deckle/react-native-sdk';

/** Resolves with the data as JSON, `''` if there is none, `null` on cancel. */
export async function scanInvoice(): Promise<string | null> {
  // With an empty license key the SDK works for one minute.
  if (!(await DeckleSDK.initSDK(''))) {
    throw new Error(await DeckleSDK.getLastError());
  }
  await DeckleSDK.setAnalyzeConfiguration({});

  if (await DeckleSDK.scanDocument({})) return DeckleSDK.analyze();

  const reason = await DeckleSDK.getLastError();
  if (reason) throw new Error(reason);
  return null;
}
// endregion
