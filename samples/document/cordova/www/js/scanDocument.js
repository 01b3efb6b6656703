// region scanDocument
/** @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk' */

/**
 * Resolves with the number of scanned pages, or with `null` on cancel.
 * @param {DocumentScannerConfiguration} config
 * @returns {Promise<number | null>}
 */
export async function scan(config) {
  const finished = await DeckleSDKPromisify.scanDocument(config);
  return finished ? DeckleSDKPromisify.pageCount() : null;
}
// endregion

// region singlePage
export function scanReceipt() {
  return scan({ multiPage: false, allowPageEditing: false });
}
// endregion

// region manualCapture
export function scanByHand() {
  return scan({
    autoCapture: false,
    allowCaptureModeSetting: true,
    vibrateOnCapture: true,
  });
}
// endregion

// region importImages
/** @param {string[]} photos Absolute paths or `file://` URLs. */
export function cropPhotos(photos) {
  return scan({ source: 'IMAGE', sourceImages: photos });
}
// endregion

// region pickPhotos
export function pickPhotos() {
  return scan({ source: 'GALLERY_MULTIPLE' });
}

export function scanOrImport() {
  return scan({ source: 'CAMERA_IMPORT' });
}
// endregion

// region editOptions
export function scanForArchive() {
  return scan({
    defaultScanFilter: 'BLACKWHITE',
    confirmPages: true,
    pageEditConfig: {
      allowPageFilter: false,
      allowPageRetake: true,
      allowPageAdd: true,
      pageArrangementShowDeleteButton: true,
    },
  });
}
// endregion
