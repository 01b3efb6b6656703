// region scanTips
/**
 * @import { PhotoPaymentConfiguration } from 'cordova-plugin-deckle-sdk'
 * @import { ScanTips } from 'cordova-plugin-deckle-sdk'
 */
import { scan } from './scanDocument.js';

/** Resolves with `null` if the user cancels. */
export function scanWithTips() {
  return scan({ scanTips: {} });
}
// endregion

// region ownTips
/** @type {ScanTips} */
export const invoiceTips = {
  items: [
    {
      image: 'tip_flat',
      title: 'Flatten the invoice',
      message:
        'Folds and shadows hide digits. Press the page flat before you scan.',
    },
    {
      image: 'tip_bank_account',
      title: 'Scan the page with the bank account',
      message: 'Amount and IBAN are often on the last page.',
    },
  ],
  toolbarItem: { title: 'Help', icon: 'ic_help' },
};
// endregion

// region ownTitle
export function scanWithInvoiceTips() {
  return scan({
    scanTips: invoiceTips,
    textConfig: { textTitleScanTipsPage: 'Better invoice scans' },
  });
}
// endregion

// region extendTips
/** @returns {Promise<ScanTips>} */
export async function tipsForReceipts() {
  const items = await DeckleSDKPromisify.scanTipsDefaultItems();
  const receipt = {
    image: 'tip_receipt',
    title: 'Long receipts',
    message: 'Scan the upper and the lower half as two pages.',
  };
  return { items: [receipt, ...items] };
}
// endregion

// region paymentTips
/** @type {PhotoPaymentConfiguration} */
export const paymentWithInvoiceTips = { scanTips: invoiceTips };

/** @type {PhotoPaymentConfiguration} */
export const paymentWithoutTips = { scanTips: null };
// endregion
