// region initSDK
import { chooseLogLevel } from './logging.js';

/** With an empty key, the SDK works for one minute after each start. */
const LICENSE_KEY = '';

/**
 * Resolves with `false` if the scanner can't be used.
 * @returns {Promise<boolean>}
 */
export async function initSdk() {
  try {
    await DeckleSDKBarcode.initSDK(LICENSE_KEY);
  } catch (error) {
    console.warn('Barcode SDK:', error);
    return false;
  }

  await chooseLogLevel();
  return true;
}
// endregion
