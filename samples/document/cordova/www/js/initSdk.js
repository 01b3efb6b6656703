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
  let ready = false;
  try {
    await DeckleSDKPromisify.initSDK(LICENSE_KEY);
    ready = true;
  } catch (error) {
    console.warn('Document SDK:', error);
  }

  // The default level logs everything, even if the key was rejected.
  await chooseLogLevel();
  if (ready) await prepareDataExtraction();
  return ready;
}
// endregion
