// region look
/**
 * @import { ButtonConfiguration } from 'cordova-plugin-deckle-sdk'
 * @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk'
 * @import { TextConfiguration } from 'cordova-plugin-deckle-sdk'
 */

import { scan } from './scanDocument.js';

/**
 * The configuration that all scans of the app share.
 * @param {(key: string) => string} translate
 * @returns {DocumentScannerConfiguration}
 */
export function scannerLook(translate) {
  return {
    textConfig: { ...largerTexts, ...scannerTexts(translate) },
    buttonConfig: scannerButtons(translate),
    ...systemBars,
  };
}
// endregion

// region themedScan
/**
 * Resolves with `null` if the user cancels.
 * @param {(key: string) => string} translate
 */
export function scanInvoice(translate) {
  return scan({ ...scannerLook(translate), confirmPages: true });
}
// endregion

// region texts
/**
 * `translate` returns a text of your app in the user's language.
 * @param {(key: string) => string} translate
 * @returns {TextConfiguration}
 */
export function scannerTexts(translate) {
  return {
    textTitleScanPage: translate('scanner.titles.scan'),
    textTitleEditPage: translate('scanner.titles.edit'),
    textTitleConfirmationPage: translate('scanner.titles.confirm'),
    textScanProgress: translate('scanner.progress'),
    textDeleteDialogAllPages: translate('scanner.deleteInvoice'),
  };
}
// endregion

// region buttons
/**
 * @param {(key: string) => string} translate
 * @returns {ButtonConfiguration}
 */
export function scannerButtons(translate) {
  return {
    buttonScanFinish: { title: translate('scanner.buttons.toForm') },
    buttonScanTorch: { icon: 'ic_flashlight' },
    buttonEditArrange: {
      title: translate('scanner.buttons.sort'),
      icon: 'ic_sort',
    },
    buttonEditDelete: { title: '' },
    buttonEditFinish: { title: translate('scanner.buttons.use') },
  };
}
// endregion

// region textSizes
/** @type {TextConfiguration} */
export const largerTexts = {
  textSizeTitle: 18,
  textSizeTopToolbar: 16,
  textSizeScanButtons: 14,
  textSizeBottomToolbar: 12,
};
// endregion

// region systemBars
/**
 * The default bottom bars are light or dark, so the navigation bar follows the mode.
 * @type {DocumentScannerConfiguration}
 */
export const systemBars = { statusBarAppearance: 'DARK' };
// endregion
