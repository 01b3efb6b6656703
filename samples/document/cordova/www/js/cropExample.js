// region cropExample
import { bundledFile } from './importFile.js';
import { cropPhotos } from './scanDocument.js';

/** Scans the photo that ships with the app, for tests without a camera. */
export async function cropExample() {
  return cropPhotos([await bundledFile('img/invoice.jpg')]);
}
// endregion
