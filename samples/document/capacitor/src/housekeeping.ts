// region deleteTempFiles
import { DeckleSDK } from '@deckle/capacitor-sdk';

/** Call it when the invoice is exported: it also discards the current document. */
export async function discardDocument(): Promise<void> {
  try {
    await DeckleSDK.deleteTempFiles({ deleteTraceFileContent: false });
  } catch (error) {
    console.warn('Temporary files:', error);
  }
}
// endregion
