// region initSDK
import { prepareDataExtraction } from './extractData.js';
import { chooseLogLevel } from './logging.js';

/** With an empty key, the SDK works for one minute after each start. */
const LICENSE_KEY = '';

/**
 * Resolves with `false` if the SDK can't be used until the next start.
 * @returns {Promise<boolean>}
 */
export async function initSdk() {
  try {
    await DeckleSDKPromisify.initSDK(LICENSE_KEY);
  } catch (error) {
    console.warn('Document SDK:', error);
    return false;
  }

  await chooseLogLevel();
  await prepareDataExtraction();
  return true;
}
// endregion
