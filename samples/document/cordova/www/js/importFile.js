// region loadFile
/**
 * Resolves with the number of pages. Rejects with the reason on failure.
 * @param {string} uri
 * @param {string} [password]
 */
export async function importInvoice(uri, password) {
  await DeckleSDKPromisify.loadFile(uri, password);
  return DeckleSDKPromisify.pageCount();
}
// endregion

// region keepCopy
import { emptyFolder, writeFile } from './files.js';

/**
 * Writes a file from the web view to the cache and resolves with its URL.
 * Deletes the copies of earlier imports.
 * @param {Blob} data
 * @param {string} name
 */
export async function keepCopy(data, name) {
  const folder = await emptyFolder(cordova.file.cacheDirectory, 'import');
  // The File plugin rejects names with a colon.
  return writeFile(folder, name.replaceAll(':', '-'), data);
}
// endregion

// region pickFile
/**
 * Only on Android. Resolves with a `content://` URI, or with `null` on cancel.
 * @returns {Promise<string | null>}
 */
export function pickPdf() {
  return new Promise((resolve, reject) => {
    fileChooser.open({ mime: 'application/pdf' }, resolve, (reason) => {
      if (reason === 'User canceled.') resolve(null);
      else reject(new Error(String(reason)));
    });
  });
}
// endregion

// region bundledInvoice
/** Loads the invoice that ships with the app, for tests without a picker. */
export async function importExample() {
  return importInvoice(await bundledFile('img/invoice.pdf'));
}

/**
 * Resolves with the URL of a copy that the SDK can read.
 * @param {string} asset Path inside `www`.
 */
export async function bundledFile(asset) {
  const response = await fetch(asset);
  if (!response.ok) throw new Error(`${asset} isn't part of the app`);
  const name = asset.slice(asset.lastIndexOf('/') + 1);
  return keepCopy(await response.blob(), name);
}
// endregion

// region deleteCopy
/** Call this when the import has ended, even if it failed. */
export async function deleteCopy() {
  await emptyFolder(cordova.file.cacheDirectory, 'import');
}
// endregion
