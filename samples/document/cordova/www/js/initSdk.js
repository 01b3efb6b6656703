// region initSDK
import { findLicenseKey } from './licenseKey.js';

/**
 * Resolves with `false` if the SDK can't be used until the next start.
 * @returns {Promise<boolean>}
 */
export async function initSdk() {
  try {
    await DeckleSDKPromisify.initSDK(findLicenseKey());
  } catch (error) {
    console.warn('Document SDK:', error);
    return false;
  }

  try {
    await DeckleSDKPromisify.setAnalyzeConfiguration({ readBIC: true });
  } catch (error) {
    console.warn('Text and data:', error);
  }
  return true;
}
// endregion
