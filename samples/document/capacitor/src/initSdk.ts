// region initSDK
import { Capacitor } from '@capacitor/core';
import { DeckleSDK } from '@deckle/capacitor-sdk';
import { findLicenseKey } from './licenseKey';
import { chooseLogLevel } from './logging';

export type SdkState = 'starting' | 'ready' | 'unavailable';

/** Resolves with false if no function of the SDK can be used in this run. */
export async function initSdk(): Promise<boolean> {
  if (!Capacitor.isNativePlatform()) return false;
  let ready = false;
  try {
    await DeckleSDK.initSDK({ licenseKey: await findLicenseKey() });
    ready = true;
  } catch (error) {
    console.warn('Document SDK:', error);
  }

  // The default level logs everything, even if the key was rejected.
  await chooseLogLevel();
  return ready;
}
// endregion
