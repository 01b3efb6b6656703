// region openPDF
import { fileUrl } from './files.js';

/**
 * Resolves when the preview is closed (iOS) or when the viewer opens (Android).
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
