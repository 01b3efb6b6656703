// region getTraceFile
import { Platform } from 'react-native';
import * as RNFS from '@dr.pogodin/react-native-fs';
import DeckleSDK from '@deckle/react-native-barcode-sdk';

/** Copies the trace file to a folder that you can access from outside the app. */
export async function exportTraceFile(): Promise<string> {
  const traceFile = await DeckleSDK.getTraceFile();
  const folder =
    Platform.OS === 'android'
      ? RNFS.ExternalDirectoryPath
      : RNFS.DocumentDirectoryPath;
  const copy = `${folder}/barcode-trace.txt`;

  if (await RNFS.exists(copy)) {
    await RNFS.unlink(copy);
  }
  await RNFS.copyFile(traceFile, copy);
  return copy;
}
// endregion

// region deleteTempFiles
/** `withTrace` also empties the trace file, for example after you sent it to support. */
export async function cleanUp(withTrace: boolean): Promise<void> {
  const deleted = await DeckleSDK.deleteTempFiles(withTrace);
  if (!deleted) {
    console.warn('Temporary files:', await DeckleSDK.getLastError());
  }
}
// endregion
