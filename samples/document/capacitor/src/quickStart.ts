// region quickStart
import { DeckleSDK } from '@deckle/capacitor-sdk';

/** Resolves with the data as JSON, `''` if there is none, `null` on cancel. */
export async function scanInvoice(): Promise<string | null> {
  // With an empty license key the SDK works for one minute.
  await DeckleSDK.initSDK({ licenseKey: '' });
  await DeckleSDK.setAnalyzeConfiguration({ config: {} });

  const { status } = await DeckleSDK.scanDocument({ config: {} });
  if (status === 'CANCELED') return null;
  const { data } = await DeckleSDK.analyze();
  return data;
}
// endregion
