// region writePDF
/** Replaces the last export. Resolves with the path of the written file. */
export function writePdf() {
  const target = `${cordova.file.dataDirectory}invoice.pdf`;
  return DeckleSDKPromisify.writePDF(target, true, 'FIT_TO_PAGES');
}
// endregion

// region archivePDF
import { openFolder } from './files.js';
import { discardDocument } from './housekeeping.js';

/** Never overwrites a file: the next invoice becomes invoice(1).pdf. */
export async function archivePdf() {
  const folder = await openFolder(cordova.file.dataDirectory, 'archive');
  const path = await DeckleSDKPromisify.writePDF(
    `${folder}invoice.pdf`,
    false,
    'FIT_TO_PAGES',
  );
  await discardDocument();
  return path;
}
// endregion

// region writeSmallPDF
import { emptyFolder } from './files.js';

/** Writes A4 pages, 10 MB if possible, to a folder in the cache that it empties first. */
export async function writePdfToShare() {
  const folder = await emptyFolder(cordova.file.cacheDirectory, 'shared');
  const target = `${folder}invoice.pdf`;
  return DeckleSDKPromisify.writePDF(target, true, 'A4', 10 * 1024);
}
// endregion

// region fileName
/**
 * `Müller / Söhne: 3-2026` becomes `Müller - Söhne- 3-2026`.
 * @param {string} title
 */
export function fileName(title) {
  return title.replace(/[\\/:*?"<>|%#]/g, '-').trim() || 'invoice';
}

/**
 * @param {string} title
 * @returns {Promise<string>}
 */
export async function archiveAs(title) {
  const folder = await openFolder(cordova.file.dataDirectory, 'archive');
  const target = `${folder}${encodeURIComponent(fileName(title))}.pdf`;
  return DeckleSDKPromisify.writePDF(target, false, 'FIT_TO_PAGES');
}
// endregion

// region deleteSharedPDFs
/** Call this once, after `deviceready`. */
export async function deleteSharedPdfs() {
  await emptyFolder(cordova.file.cacheDirectory, 'shared');
}
// endregion
