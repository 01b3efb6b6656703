// region initSDK
import { findLicenseKey } from './licenseKey.js';

/**
 * Resolves with `false` if no function of the SDK can be used in this run.
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
