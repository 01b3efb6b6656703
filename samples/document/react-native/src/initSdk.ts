import DeckleSDK, { LogLevel } from '@deckle/react-native-sdk';
import { prepareDataExtraction } from './extractData';

// region licenseKey
const RELEASE_KEY = 'the key for com.example.invoices';
const DEBUG_KEY = 'the key for com.example.invoices.debug';

export const LICENSE_KEY = __DEV__ ? DEBUG_KEY : RELEASE_KEY;
// endregion

// region initSDK
/** Resolves with false if no function of the SDK can be used in this run. */
export async function initSdk(): Promise<boolean> {
  const accepted = await DeckleSDK.initSDK(LICENSE_KEY);
  if (!accepted) {
    console.warn('Deckle SDK:', await DeckleSDK.getLastError());
    return false;
  }

  await prepareDataExtraction();
  return true;
}
// endregion

// region setLogLevel
export async function chooseLogLevel(): Promise<void> {
  await DeckleSDK.setLogLevel(__DEV__ ? LogLevel.VERBOSE : LogLevel.ERROR);
}
// endregion
