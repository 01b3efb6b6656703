// region initSDK
import { prepareDataExtraction } from './extractData.js';
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

  await prepareDataExtraction();
  return true;
}
// endregion
