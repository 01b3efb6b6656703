import type { TextConfiguration } from '@deckle/capacitor-sdk';

// region textSizes
export const scannerTexts: TextConfiguration = {
  textTitleScanPage: 'Invoice',
  //- textSizeOnboardingTitle: 20,
  //- textSizeOnboardingMessage: 16,
};
// endregion

// region onboardingImage
export const cameraConfig: DocumentScannerConfiguration = {
  confirmPages: true,
  //- onboardingImageSource: 'hint_invoice',
  onboarding: { //+
    scanHintPopup: { imageSource: 'hint_invoice' }, //+
  }, //+
};
// endregion

// region onboardingTexts
export const localizedConfig: DocumentScannerConfiguration = {
  textConfig: {
    textTitleScanPage: 'Invoice',
    //- textOnboardingTitle: 'Before you scan',
    //- textOnboardingMessage: 'Place the invoice on a dark table.',
    //- textOnboardingCloseButton: 'Start',
  },
  onboarding: { //+
    scanHintPopup: { //+
      title: 'Before you scan', //+
      message: 'Place the invoice on a dark table.', //+
      closeButton: 'Start', //+
    }, //+
  }, //+
};
// endregion

// region resetOnboarding
import {
  DeckleSDK,
  type DocumentScannerConfiguration,
} from '@deckle/capacitor-sdk';

/** Resolves with `false` if you close the scanner. */
export async function showFirstScanAgain(
  config: DocumentScannerConfiguration,
): Promise<boolean> {
  await DeckleSDK.resetOnboarding({});
  const { status } = await DeckleSDK.scanDocument({ config });
  return status === 'SUCCESS';
}
// endregion

// region colors
export const brandedConfig: DocumentScannerConfiguration = {
  ColorConfig: {
    ColorPrimary: { Light: '#0A6B5E', Dark: '#5CD3BF' },
    ColorOnPrimary: { Light: '#FFFFFF', Dark: '#0F1614' }, //+
    ColorTopBarBackground: { Light: '#0A6B5E', Dark: '#151D1B' },
    ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#5CD3BF' },
    ColorTopBarTitle: { Light: '#FFFFFF', Dark: '#E7ECE9' }, //+
  },
};
// endregion
