import DeckleSDK, { LogLevel } from '@deckle/react-native-barcode-sdk';

// region licenseKey
const RELEASE_KEY = 'the key for com.example.parcels';
const DEBUG_KEY = 'the key for com.example.parcels.debug';

export const LICENSE_KEY = __DEV__ ? DEBUG_KEY : RELEASE_KEY;
// endregion

// region initSDK
/** Starts the SDK. False means that no code can be scanned in this run. */
export async function initSdk(): Promise<boolean> {
  const accepted = await DeckleSDK.initSDK(LICENSE_KEY);
  if (!accepted) {
    console.warn('Barcode SDK:', await DeckleSDK.getLastError());
  }
  return accepted;
}
// endregion

// region setLogLevel
export async function chooseLogLevel(): Promise<void> {
  await DeckleSDK.setLogLevel(__DEV__ ? LogLevel.VERBOSE : LogLevel.ERROR);
}
// endregion
