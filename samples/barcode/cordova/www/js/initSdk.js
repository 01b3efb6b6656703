// region initSDK
import { chooseLogLevel } from './logging.js';

/** With an empty key, the SDK works for one minute after each start. */
const LICENSE_KEY = '';

/**
 * Resolves with `false` if the scanner can't be used.
 * @returns {Promise<boolean>}
 */
export async function initSdk() {
  let ready = false;
  try {
    await DeckleSDKBarcode.initSDK(LICENSE_KEY);
    ready = true;
  } catch (error) {
    console.warn('Barcode SDK:', error);
  }

  // The default level logs everything, even if the key was rejected.
  await chooseLogLevel();
  return ready;
}
// endregion
