// region openPDF
import { fileUrl } from './files.js';

/**
 * iOS: resolves when the preview is closed. Android: when the viewer opens.
 * @param {string} path
 * @returns {Promise<void>}
 */
export function openPdf(path) {
  return new Promise((resolve, reject) => {
    cordova.plugins.fileOpener2.open(fileUrl(path), 'application/pdf', {
      success: () => resolve(),
      error: ({ message }) => reject(new Error(message)),
    });
  });
}
// endregion
