// region initSDK
import { Capacitor } from '@capacitor/core';
import { DeckleSDK } from '@deckle/capacitor-sdk';
import { prepareDataExtraction } from './extractData';
import { findLicenseKey } from './licenseKey';
import { chooseLogLevel } from './logging';

export type SdkState = 'starting' | 'ready' | 'unavailable';

/** Resolves with false if no function of the SDK can be used in this run. */
export async function initSdk(): Promise<boolean> {
  if (!Capacitor.isNativePlatform()) return false;
  try {
    await DeckleSDK.initSDK({ licenseKey: await findLicenseKey() });
  } catch (error) {
    console.warn('Document SDK:', error);
    return false;
  }

  await chooseLogLevel();
  await prepareDataExtraction();
  return true;
}
// endregion
