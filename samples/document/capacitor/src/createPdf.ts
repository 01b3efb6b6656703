// region writePDF
import { Directory, Filesystem } from '@capacitor/filesystem';
import { DeckleSDK, PDFPageFormat } from '@deckle/capacitor-sdk';

/** Resolves with the URI of the written file. */
export async function writePdf(): Promise<string> {
  const target = await Filesystem.getUri({
    directory: Directory.Data,
    path: 'Invoice.pdf',
  });
  const { fileUri } = await DeckleSDK.writePDF({
    fileUri: target.uri,
    overWrite: true,
    pageFormat: PDFPageFormat.FitToPages,
  });
  return fileUri;
}
// endregion

// region uriInFolder
/** Creates the folder if it is missing and resolves with the URI of a file in it. */
async function uriInFolder(
  directory: Directory,
  folder: string,
  name: string,
): Promise<string> {
  try {
    await Filesystem.stat({ directory, path: folder });
  } catch {
    await Filesystem.mkdir({ directory, path: folder, recursive: true });
  }
  const path = `${folder}/${name}`;
  const { uri } = await Filesystem.getUri({ directory, path });
  return uri;
}
// endregion

// region archivePDF
import { discardDocument } from './housekeeping';

/** Resolves with a path in `Directory.Data`, and discards the document. The next path is `archive/Invoice(1).pdf`. */
export async function archivePdf(): Promise<string> {
  const { fileUri } = await DeckleSDK.writePDF({
    fileUri: await uriInFolder(Directory.Data, 'archive', 'Invoice.pdf'),
    overWrite: false,
    pageFormat: PDFPageFormat.FitToPages,
  });
  await discardDocument();
  const name = fileUri.slice(fileUri.lastIndexOf('/') + 1);
  return `archive/${decodeURIComponent(name)}`;
}
// endregion

// region writeSmallPDF
/** A4 pages, 10 MB if possible, in a folder of the cache. */
export async function writePdfToShare(): Promise<string> {
  const { fileUri } = await DeckleSDK.writePDF({
    fileUri: await uriInFolder(Directory.Cache, 'shared', 'Invoice.pdf'),
    overWrite: true,
    pageFormat: PDFPageFormat.A4,
    maxSizeKB: 10 * 1024,
  });
  return fileUri;
}
// endregion

// region deleteSharedPDFs
/** Call it when the app starts, such as in `initSdk`. */
export async function deleteSharedPdfs(): Promise<void> {
  const folder = { directory: Directory.Cache, path: 'shared' };
  try {
    await Filesystem.rmdir({ ...folder, recursive: true });
  } catch {
    // The folder is missing: nothing has been shared since the last start.
  }
}
// endregion
