// region fakeSdk
/** @import { DeckleSDKPromisify } from 'cordova-plugin-deckle-sdk' */

/**
 * Replaces the plugin's global object with a fake.
 * @param {Partial<DeckleSDKPromisify>} functions
 */
export function useFakeSdk(functions) {
  Object.assign(globalThis, { DeckleSDKPromisify: functions });
}
// endregion
