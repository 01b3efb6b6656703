// region initSDK
import { findLicenseKey } from './licenseKey.js';

/**
 * Initializes the SDK. Resolves with `false` if the scanner can't be used.
 * @returns {Promise<boolean>}
 */
export async function initSdk() {
  try {
    await DeckleSDKBarcode.initSDK(findLicenseKey());
    return true;
  } catch (error) {
    console.warn('Barcode SDK:', error);
    return false;
  }
}
// endregion
