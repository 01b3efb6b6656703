// region defaultItems
import DeckleSDK from '@deckle/react-native-sdk';
import type {
  DeckleListItem,
  DocumentScannerConfiguration,
  Onboarding,
} from '@deckle/react-native-sdk';

export async function scanWithOnboarding(): Promise<boolean> {
  const items = await DeckleSDK.onboardingDefaultItems();
  return DeckleSDK.scanDocument({ onboarding: { items } });
}
// endregion

// region ownItems
export const invoiceOnboarding: Onboarding = {
  items: [
    {
      image: 'onboarding_invoice',
      title: 'Scan your invoices',
      message:
        'Place the invoice on a dark, plain table. The photo is taken when the page is found.',
    },
    {
      image: 'onboarding_data',
      title: 'We fill in the form',
      message:
        'Amount, date, and bank account are read from the invoice. Check them before you pay.',
    },
  ],
  buttonSkip: { title: 'Not now' },
  buttonBack: { title: 'Back' },
  buttonFinish: { title: 'Start scanning' },
};
// endregion

// region extendItems
export async function onboardingWithPrivacy(): Promise<Onboarding> {
  const defaultItems = await DeckleSDK.onboardingDefaultItems();
  const privacyItem: DeckleListItem = {
    image: 'onboarding_privacy',
    title: 'Your documents stay here',
    message: 'Pages are processed on this device and never uploaded.',
  };
  return { items: [privacyItem, ...defaultItems] };
}
// endregion

// region scanHintPopup
export const invoiceHint: Onboarding = {
  ...invoiceOnboarding,
  scanHintPopup: {
    title: 'One invoice at a time',
    message:
      'Place the first page on a plain table and hold the phone above it.',
    imageSource: 'hint_invoice',
    closeButton: 'Got it',
  },
};
// endregion

// region switchOff
export const withoutPopup: DocumentScannerConfiguration = {
  onboarding: { ...invoiceOnboarding, scanHintPopup: null },
};

export const withoutAnyOnboarding: DocumentScannerConfiguration = {
  onboarding: null,
};
// endregion

// region resetOnboarding
import { DevSettings } from 'react-native';

export function addOnboardingToDevMenu(): void {
  if (__DEV__) {
    DevSettings.addMenuItem('Show scanner onboarding again', () => {
      void DeckleSDK.resetOnboarding();
    });
  }
}
// endregion

// region newItems
const ONBOARDING_VERSION = 2;

/** Returns the version to keep in the app's storage for the next start. */
export async function showNewItemsOnce(seenVersion: number): Promise<number> {
  if (seenVersion < ONBOARDING_VERSION) {
    await DeckleSDK.resetOnboarding(true, false);
  }
  return ONBOARDING_VERSION;
}
// endregion
