// region writePDF
import * as RNFS from '@dr.pogodin/react-native-fs';
import DeckleSDK, { PDFPageFormat } from '@deckle/react-native-sdk';

/** Resolves with the path of the written file. */
export async function writePdf(): Promise<string> {
  const target = `${RNFS.DocumentDirectoryPath}/Invoice.pdf`;
  const path = await DeckleSDK.writePDF(
    target,
    true,
    PDFPageFormat.FIT_TO_PAGES,
  );
  if (!path) {
    throw new Error(
      `The PDF couldn't be written: ${await DeckleSDK.getLastError()}`,
    );
  }
  return path;
}
// endregion

// region writeSmallPDF
/** A4 pages, 10 MB if possible, in the folder for files to share. */
export async function writeSmallPdf(): Promise<string> {
  const target = `${RNFS.CachesDirectoryPath}/Invoice.pdf`;
  const path = await DeckleSDK.writePDF(
    target,
    true,
    PDFPageFormat.A4,
    10 * 1024,
  );
  if (!path) {
    throw new Error(
      `The PDF couldn't be written: ${await DeckleSDK.getLastError()}`,
    );
  }
  return path;
}
// endregion

// region archivePDF
import { discardDocument } from './housekeeping';

/** Never overwrites a file: the next invoice becomes Invoice(1).pdf. */
export async function archivePdf(): Promise<string> {
  const folder = `${RNFS.DocumentDirectoryPath}/archive`;
  await RNFS.mkdir(folder);
  const path = await DeckleSDK.writePDF(
    `${folder}/Invoice.pdf`,
    false,
    PDFPageFormat.FIT_TO_PAGES,
  );
  if (!path) {
    throw new Error(
      `The PDF couldn't be written: ${await DeckleSDK.getLastError()}`,
    );
  }
  await discardDocument();
  return path;
}
// endregion

// region sharePDF
import Share from 'react-native-share';

export async function sharePdf(path: string): Promise<void> {
  await Share.open({
    url: path.startsWith('file://') ? path : `file://${path}`,
    type: 'application/pdf',
    failOnCancel: false,
  });
}
// endregion

// region SharePdfButton
import { useState } from 'react';
import { Alert, Button } from 'react-native';

export function SharePdfButton() {
  const [busy, setBusy] = useState(false);

  const share = async () => {
    setBusy(true);
    try {
      await sharePdf(await writeSmallPdf());
    } catch (error) {
      console.warn('PDF:', error);
      Alert.alert("The invoice couldn't be shared");
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      title={busy ? 'Writing…' : 'Share as PDF'}
      disabled={busy}
      onPress={share}
    />
  );
}
// endregion
