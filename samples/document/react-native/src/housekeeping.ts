// region getTraceFile
import * as RNFS from '@dr.pogodin/react-native-fs';
import Share from 'react-native-share';
import DeckleSDK from '@deckle/react-native-sdk';

/** Opens the share sheet with a copy of the trace file. */
export async function shareTraceFile(): Promise<void> {
  const copy = `${RNFS.CachesDirectoryPath}/Deckle.txt`;
  if (await RNFS.exists(copy)) {
    await RNFS.unlink(copy);
  }
  await RNFS.copyFile(await DeckleSDK.getTraceFile(), copy);
  await Share.open({
    url: `file://${copy}`,
    type: 'text/plain',
    failOnCancel: false,
  });
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
