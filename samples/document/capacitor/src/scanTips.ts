// region scanTips
import {
  DeckleSDK,
  type PhotoPaymentConfiguration,
  type ScanTips,
} from '@deckle/capacitor-sdk';
import { scan } from './scanDocument';

/** Resolves with the number of pages, with `null` on cancel. */
export function scanWithTips(): Promise<number | null> {
  return scan({ scanTips: {} });
}
// endregion

// region ownTips
export const invoiceTips: ScanTips = {
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
/** Resolves with the number of pages, with `null` on cancel. */
export function scanWithInvoiceTips(): Promise<number | null> {
  return scan({
    scanTips: invoiceTips,
    textConfig: { textTitleScanTipsPage: 'Better invoice scans' },
  });
}
// endregion

// region extendTips
export async function tipsForReceipts(): Promise<ScanTips> {
  const { items } = await DeckleSDK.scanTipsDefaultItems();
  items.unshift({
    image: 'tip_receipt',
    title: 'Long receipts',
    message: 'Scan the upper and the lower half as two pages.',
  });
  return { items };
}
// endregion

// region paymentTips
export const paymentWithInvoiceTips: PhotoPaymentConfiguration = {
  scanTips: invoiceTips,
};

export const paymentWithoutTips: PhotoPaymentConfiguration = { scanTips: null };
// endregion
