// region getTraceFile
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { DeckleSDK } from '@deckle/capacitor-sdk';

/** Offers the trace file in the share sheet. Closing the sheet isn't an error. */
export async function shareTraceFile(): Promise<void> {
  const { fileUri } = await DeckleSDK.getTraceFile();
  const { uri } = await Filesystem.copy({
    from: fileUri,
    to: 'Deckle.txt',
    toDirectory: Directory.Cache,
  });
  try {
    await Share.share({ title: 'Scanner log', files: [uri] });
  } catch (error) {
    const closed = error instanceof Error && error.message === 'Share canceled';
    if (!closed) throw error;
  }
}
// endregion

// region deleteTempFiles
/** Call it when the invoice is exported: it also discards the current document. */
export async function discardDocument(): Promise<void> {
  try {
    await DeckleSDK.deleteTempFiles({ deleteTraceFileContent: false });
  } catch (error) {
    console.warn('Temporary files:', error);
  }
}
// endregion
