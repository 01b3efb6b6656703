// region getTraceFile
import { copyFile, fileUrl } from './files.js';

/** Copies the trace file where a computer can open it. Resolves with its URL. */
export async function saveTraceFile() {
  const { documentsDirectory, externalDataDirectory } = cordova.file;
  // Each of these exists on one platform only.
  const folder = documentsDirectory ?? externalDataDirectory;
  if (folder === null) throw new Error('The storage is unavailable');

  const path = await DeckleSDKPromisify.getTraceFile();
  return copyFile(fileUrl(path), folder, 'Deckle.txt');
}
// endregion

// region deleteTempFiles
/** Call this after the export, because it also discards the document. */
export async function discardDocument() {
  try {
    await DeckleSDKPromisify.deleteTempFiles(false);
  } catch (error) {
    console.warn('Temporary files:', error);
  }
}
// endregion
