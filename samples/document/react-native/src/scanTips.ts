// region scanTips
import DeckleSDK from '@deckle/react-native-sdk';
import type {
  PhotoPaymentConfiguration,
  ScanTips,
} from '@deckle/react-native-sdk';

export function scanWithTips(): Promise<boolean> {
  return DeckleSDK.scanDocument({ scanTips: {} });
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
      image: 'tip_payment_slip',
      title: 'Scan the page with the bank account',
      message: 'Amount and IBAN are often on the last page.',
    },
  ],
  toolbarItem: { title: 'Help', icon: 'ic_help' },
};
// endregion

// region ownTitle
export function scanWithInvoiceTips(): Promise<boolean> {
  return DeckleSDK.scanDocument({
    scanTips: invoiceTips,
    textConfig: { textTitleScanTipsPage: 'Better invoice scans' },
  });
}
// endregion

// region extendTips
export async function tipsWithReceipts(): Promise<ScanTips> {
  const defaultItems = await DeckleSDK.scanTipsDefaultItems();
  return {
    items: [
      ...defaultItems,
      {
        image: 'tip_receipt',
        title: 'Long receipts',
        message: 'Scan the upper and the lower half as two pages.',
      },
    ],
  };
}
// endregion

// region paymentTips
export const paymentWithInvoiceTips: PhotoPaymentConfiguration = {
  scanTips: invoiceTips,
};

export const paymentWithoutTips: PhotoPaymentConfiguration = { scanTips: null };
// endregion
