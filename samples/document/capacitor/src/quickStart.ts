// region quickStart
import { DeckleSDK } from '@deckle/capacitor-sdk';

/** Call it once, when your app starts. */
export async function start(): Promise<void> {
  // With an empty license key, the SDK works for one minute.
  await DeckleSDK.initSDK({ licenseKey: '' });
  await DeckleSDK.setAnalyzeConfiguration({ config: {} });
}

/** Resolves with the data as JSON, `''` if there is none, `null` on cancel. */
export async function scanInvoice(): Promise<string | null> {
  const { status } = await DeckleSDK.scanDocument({ config: {} });
  if (status === 'CANCELED') return null;
  const { data } = await DeckleSDK.analyze();
  return data;
}
// endregion
