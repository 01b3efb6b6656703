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
