// region writePages
import { emptyFolder } from './files.js';

/** Writes every page as a JPG file. Resolves with the paths, in order. */
export async function writePages() {
  const folder = await emptyFolder(cordova.file.cacheDirectory, 'pages');
  const count = await DeckleSDKPromisify.pageCount();
  const paths = [];
  for (let pageNumber = 1; pageNumber <= count; pageNumber++) {
    const target = `${folder}page-${pageNumber}.jpg`;
    paths.push(await DeckleSDKPromisify.writeImage(pageNumber, target));
  }
  return paths;
}
// endregion

// region pageUrls
import { webUrl } from './files.js';

/**
 * Addresses for `src`. They change with each call, the file names don't.
 * @param {string[]} paths
 */
export async function pageUrls(paths) {
  const urls = await Promise.all(paths.map(webUrl));
  const stamp = Date.now();
  return urls.map((url) => `${url}?${stamp}`);
}
// endregion

// region pageDataUrl
/** @import { PageSourceType } from 'cordova-plugin-deckle-sdk' */

/**
 * @param {number} page
 * @param {PageSourceType} version
 */
export async function pageDataUrl(page, version) {
  const base64 = await DeckleSDKPromisify.getImageBytes(page, version);
  return `data:image/jpeg;base64,${base64}`;
}
// endregion

// region writeOriginal
import { openFolder, writeFile } from './files.js';

/**
 * Writes the original photo to a file and resolves with its URL.
 * @param {string} documentId
 * @param {number} page
 */
export async function writeOriginal(documentId, page) {
  const base64 = await DeckleSDKPromisify.getImageBytes(page, 'ORIGINAL');
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const folder = await openFolder(cordova.file.dataDirectory, 'originals');
  return writeFile(folder, `${documentId}-${page}.jpg`, new Blob([bytes]));
}
// endregion

// region uploadPages
import { fileUrl, removeFile } from './files.js';

/**
 * Sends every page to your own server. Each file is deleted when the server has it.
 *
 * @param {string} documentId
 */
export async function uploadPages(documentId) {
  const paths = await writePages();
  for (const [index, path] of paths.entries()) {
    const page = await fetch(await webUrl(path));
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
    await removeFile(fileUrl(path));
  }
}
// endregion
