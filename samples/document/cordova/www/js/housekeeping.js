// region getTraceFile
import { copyFile, fileUrl } from './files.js';

/** Copies the trace file to a reachable folder. Resolves with its URL. */
export async function saveTraceFile() {
  const { documentsDirectory, externalDataDirectory } = cordova.file;
  // Each of the two exists on one platform only.
  const folder = documentsDirectory ?? externalDataDirectory;
  if (folder === null) throw new Error('The storage is unavailable');

  const path = await DeckleSDKPromisify.getTraceFile();
  return copyFile(fileUrl(path), folder, 'Deckle.txt');
}
// endregion

// region deleteTempFiles
/** Call it when the invoice is exported: it also discards the document. */
export async function discardDocument() {
  try {
    await DeckleSDKPromisify.deleteTempFiles(false);
  } catch (error) {
    console.warn('Temporary files:', error);
  }
}
// endregion
