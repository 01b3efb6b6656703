// region getTraceFile
import * as RNFS from '@dr.pogodin/react-native-fs';
import Share from 'react-native-share';
import DeckleSDK from '@deckle/react-native-barcode-sdk';

/** Opens the share sheet with a copy of the trace file. */
export async function shareTraceFile(): Promise<void> {
  const copy = `${RNFS.CachesDirectoryPath}/barcode-trace.txt`;
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
/** `withTrace` also empties the trace file, for example after you sent it to support. */
export async function cleanUp(withTrace: boolean): Promise<void> {
  const deleted = await DeckleSDK.deleteTempFiles(withTrace);
  if (!deleted) {
    console.warn('Temporary files:', await DeckleSDK.getLastError());
  }
}
// endregion
