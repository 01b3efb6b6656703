// region writePages
import { Directory, Filesystem } from '@capacitor/filesystem';
import { DeckleSDK, PageSourceType } from '@deckle/capacitor-sdk';

const pagesFolder = { path: 'pages', directory: Directory.Cache };

/** Writes every page as a JPG file and resolves with the URIs, in page order. */
export async function writePages(): Promise<string[]> {
  await emptyPagesFolder();
  const { count } = await DeckleSDK.pageCount();
  const uris: string[] = [];
  for (let pageNumber = 1; pageNumber <= count; pageNumber++) {
    const { uri } = await Filesystem.getUri({
      path: `pages/page-${pageNumber}.jpg`,
      directory: Directory.Cache,
    });
    const page = await DeckleSDK.writeImage({ pageNumber, fileUri: uri });
    uris.push(page.fileUri);
  }
  return uris;
}

async function emptyPagesFolder(): Promise<void> {
  try {
    await Filesystem.rmdir({ ...pagesFolder, recursive: true });
  } catch {
    // The first export finds no folder.
  }
  await Filesystem.mkdir(pagesFolder);
}
// endregion

// region pageUrls
import { Capacitor } from '@capacitor/core';

/** Addresses for `src`. They are new with every call, as the files keep their names. */
export function pageUrls(uris: string[]): string[] {
  const stamp = Date.now();
  return uris.map((uri) => `${Capacitor.convertFileSrc(uri)}?${stamp}`);
}
// endregion

// region pageDataUrl
export async function pageDataUrl(
  pageNumber: number,
  pageSourceType = PageSourceType.CutFilter,
): Promise<string> {
  const { bytes } = await DeckleSDK.getImageBytes({
    pageNumber,
    pageSourceType,
  });
  return `data:image/jpeg;base64,${bytes}`;
}
// endregion

// region writeOriginal
/** Keeps the untouched camera image and resolves with its path in `Directory.Data`. */
export async function writeOriginal(
  documentId: string,
  pageNumber: number,
): Promise<string> {
  const { bytes } = await DeckleSDK.getImageBytes({
    pageNumber,
    pageSourceType: PageSourceType.Original,
  });
  const path = `originals/${documentId}/page-${pageNumber}.jpg`;
  await Filesystem.writeFile({
    path,
    directory: Directory.Data,
    data: bytes,
    recursive: true,
  });
  return path;
}
// endregion

// region uploadPages
/** Sends every page to your own server. Each file is deleted when the server has it. */
export async function uploadPages(documentId: string): Promise<void> {
  const uris = await writePages();
  for (const [index, uri] of uris.entries()) {
    const page = await fetch(Capacitor.convertFileSrc(uri));
    const form = new FormData();
    form.append('document', documentId);
    form.append('number', String(index + 1));
    form.append('page', await page.blob(), `page-${index + 1}.jpg`);

    const response = await fetch('https://api.example.com/invoices/pages', {
      method: 'POST',
      body: form,
    });
    if (!response.ok) {
      throw new Error(`The server responded with ${response.status}`);
    }
    await Filesystem.deleteFile({ path: uri });
  }
}
// endregion
