// region newItems
import { Preferences } from '@capacitor/preferences';
import { DeckleSDK } from '@deckle/capacitor-sdk';

const onboardingVersion = 2;
const key = 'scannerOnboardingVersion';

/** Call it once per start, when `initSDK` has resolved. */
export async function showNewItemsOnce(): Promise<void> {
  try {
    const { value } = await Preferences.get({ key });
    if (Number(value) >= onboardingVersion) return;
    await DeckleSDK.resetOnboarding({ onboarding: true, scanHintPopup: false });
    await Preferences.set({ key, value: String(onboardingVersion) });
  } catch (error) {
    console.warn('Onboarding:', error);
  }
}
// endregion
