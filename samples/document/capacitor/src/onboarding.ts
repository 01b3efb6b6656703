// region defaultItems
import {
  DeckleSDK,
  type DeckleListItem,
  type DocumentScannerConfiguration,
  type Onboarding,
} from '@deckle/capacitor-sdk';
import { scan } from './scanDocument';

/** Resolves with the number of pages, with `null` on cancel, in the onboarding or later. */
export async function scanWithOnboarding(): Promise<number | null> {
  const { items } = await DeckleSDK.onboardingDefaultItems();
  return scan({ onboarding: { items } });
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
      image: 'onboarding_form',
      title: 'We fill in the form',
      message:
        'Recipient, amount, and bank account come from the invoice. You check them and pay.',
    },
  ],
  buttonSkip: { title: 'Not now' },
  buttonBack: {},
  buttonFinish: { title: 'Start scanning' },
};
// endregion

// region extendItems
export async function onboardingWithPrivacy(): Promise<Onboarding> {
  const { items } = await DeckleSDK.onboardingDefaultItems();
  const privacy: DeckleListItem = {
    image: 'onboarding_privacy',
    title: 'Your documents stay here',
    message: 'Your phone reads the pages. Nothing is uploaded.',
  };
  return { items: [...items, privacy] };
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

export const withoutOnboarding: DocumentScannerConfiguration = {
  onboarding: null,
};
// endregion
