// region initSDK
import DeckleSDK from '@deckle/react-native-barcode-sdk';
import { LICENSE_KEY } from './licenseKey';
import { chooseLogLevel } from './logging';

/** Initializes the SDK. Resolves with false if the scanner can't be used. */
export async function initSdk(): Promise<boolean> {
  const accepted = await DeckleSDK.initSDK(LICENSE_KEY);
  if (!accepted) {
    console.warn('Barcode SDK:', await DeckleSDK.getLastError());
  }

  // The default level logs everything, even if the key was rejected.
  await chooseLogLevel();
  return accepted;
}
// endregion
