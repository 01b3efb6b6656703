// region fakeSdk
/** @import { DeckleSDKPromisify } from 'cordova-plugin-deckle-sdk' */

/**
 * Puts a fake in the place of the plugin's global object.
 * @param {Partial<DeckleSDKPromisify>} functions
 */
export function useFakeSdk(functions) {
  Object.assign(globalThis, { DeckleSDKPromisify: functions });
}
// endregion
