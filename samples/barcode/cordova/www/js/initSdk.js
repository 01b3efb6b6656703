// region initSDK
import { findLicenseKey } from './licenseKey.js';

/**
 * Starts the SDK. `false` means that no code can be scanned in this run.
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
