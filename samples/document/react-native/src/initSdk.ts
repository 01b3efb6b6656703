// region initSDK
import DeckleSDK from '@deckle/react-native-sdk';
import { prepareDataExtraction } from './extractData';
import { LICENSE_KEY } from './licenseKey';
import { chooseLogLevel } from './logging';

/** Resolves with false if no function of the SDK can be used in this run. */
export async function initSdk(): Promise<boolean> {
  const accepted = await DeckleSDK.initSDK(LICENSE_KEY);
  if (!accepted) {
    console.warn('Deckle SDK:', await DeckleSDK.getLastError());
  }

  // The default level logs everything, even if the key was rejected.
  await chooseLogLevel();
  if (accepted) await prepareDataExtraction();
  return accepted;
}
// endregion
