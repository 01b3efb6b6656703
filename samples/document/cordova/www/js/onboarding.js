// region defaultItems
/**
 * @import { DeckleListItem } from 'cordova-plugin-deckle-sdk'
 * @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk'
 * @import { Onboarding } from 'cordova-plugin-deckle-sdk'
 */
import { scan } from './scanDocument.js';

/** Resolves with `null` if the user cancels, in the onboarding or later. */
export async function scanWithOnboarding() {
  const items = await DeckleSDKPromisify.onboardingDefaultItems();
  return scan({ onboarding: { items } });
}
// endregion

// region ownItems
/** @type {Onboarding} */
export const invoiceOnboarding = {
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
/** @returns {Promise<Onboarding>} */
export async function onboardingWithPrivacy() {
  const items = await DeckleSDKPromisify.onboardingDefaultItems();
  /** @type {DeckleListItem} */
  const privacy = {
    image: 'onboarding_privacy',
    title: 'Your documents stay here',
    message: 'Your phone reads the pages. Nothing is uploaded.',
  };
  return { items: [...items, privacy] };
}
// endregion

// region scanHintPopup
/** @type {Onboarding} */
export const invoiceHint = {
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
/** @type {DocumentScannerConfiguration} */
export const withoutPopup = {
  onboarding: { ...invoiceOnboarding, scanHintPopup: null },
};

/** @type {DocumentScannerConfiguration} */
export const withoutOnboarding = { onboarding: null };
// endregion

// region newItems
const onboardingVersion = 2;
const versionKey = 'scannerOnboardingVersion';

/** Call this once per start, after initSDK has resolved. After a failure, the next start tries again. */
export async function showNewItemsOnce() {
  const seen = Number(localStorage.getItem(versionKey));
  if (seen >= onboardingVersion) return;
  try {
    await DeckleSDKPromisify.resetOnboarding(true, false);
    localStorage.setItem(versionKey, String(onboardingVersion));
  } catch (error) {
    console.warn('Onboarding:', error);
  }
}
// endregion
