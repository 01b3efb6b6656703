// region initSDK
import DeckleSDK from '@deckle/react-native-barcode-sdk';
import { LICENSE_KEY } from './licenseKey';

/** Starts the SDK. False means that no code can be scanned in this run. */
export async function initSdk(): Promise<boolean> {
  const accepted = await DeckleSDK.initSDK(LICENSE_KEY);
  if (!accepted) {
    console.warn('Barcode SDK:', await DeckleSDK.getLastError());
  }
  return accepted;
}
// endregion
