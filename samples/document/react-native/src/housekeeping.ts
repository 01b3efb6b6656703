// region getTraceFile
import { Platform } from 'react-native';
import * as RNFS from '@dr.pogodin/react-native-fs';
import DeckleSDK from '@deckle/react-native-sdk';

/** Copies the trace file to a folder that can be reached from outside the app. */
export async function exportTraceFile(): Promise<string> {
  const traceFile = await DeckleSDK.getTraceFile();
  const folder =
    Platform.OS === 'android'
      ? RNFS.ExternalDirectoryPath
      : RNFS.DocumentDirectoryPath;
  const copy = `${folder}/Deckle.txt`;

  if (await RNFS.exists(copy)) {
    await RNFS.unlink(copy);
  }
  await RNFS.copyFile(traceFile, copy);
  return copy;
}
// endregion

// region deleteTempFiles
/** Call it when the invoice is exported: it also discards the current document. */
export async function discardDocument(): Promise<void> {
  const deleted = await DeckleSDK.deleteTempFiles(false);
  if (!deleted) {
    console.warn('Temporary files:', await DeckleSDK.getLastError());
  }
}
// endregion
