// region startPhotoPayment
import {
  DeckleSDK,
  type PhotoPaymentConfiguration,
  type PhotoPaymentResult,
} from '@deckle/capacitor-sdk';

/** Resolves with `null` if the user leaves without payment data. */
export async function readPayment(
  config: PhotoPaymentConfiguration = {},
): Promise<PhotoPaymentResult | null> {
  const { status, data } = await DeckleSDK.startPhotoPayment({ config });
  if (status === 'CANCELED' || !data) return null;
  return JSON.parse(data) as PhotoPaymentResult;
}
// endregion

// region transfer
export interface Transfer {
  recipient: string;
  iban: string;
  bic: string;
  /** In euros with a decimal point, empty if none was found. */
  amount: string;
  reference: string;
}

export function toTransfer(payment: PhotoPaymentResult): Transfer {
  const { Address, Amount, Reference, SEPACreditor } = payment;
  const account = Address.Bank?.[0];
  return {
    recipient: SEPACreditor || Address.Name1,
    iban: account?.IBAN ?? Address.IBAN?.[0] ?? '',
    bic: account?.BIC ?? '',
    amount: Amount === '0.00' ? '' : Amount,
    reference: Reference,
  };
}
// endregion

// region quickPayment
export function readOnePagePayment(): Promise<PhotoPaymentResult | null> {
  return readPayment({ multiPage: false, allowPageEditing: false });
}
// endregion

// region paymentState
/** `confirm` asks the user whether to pay an invoice that says it is paid. With `uri`, reads a file. */
export async function readUnpaid(
  confirm: () => Promise<boolean>,
  uri?: string,
): Promise<PhotoPaymentResult | null> {
  const config = { analyzeConfig: { readPaymentState: true } };
  const payment = uri
    ? await readPaymentOfFile(uri, config)
    : await readPayment(config);
  if (payment?.PaymentState === 'Paid' && !(await confirm())) return null;
  return payment;
}
// endregion

// region emptyResultScreen
export async function readPaymentWithOwnTips(): Promise<PhotoPaymentResult | null> {
  const { items } = await DeckleSDK.emptyResultScreenDefaultItems();
  return readPayment({
    emptyResultScreen: {
      title: 'No payment data found',
      items: [
        {
          title: 'Is it an invoice?',
          message: 'Scan the page that names the bank account.',
        },
        ...items,
      ],
      repeatButton: { title: 'Scan again' },
    },
  });
}
// endregion

// region noEmptyResultScreen
export type PaymentOutcome =
  | { kind: 'canceled' }
  | { kind: 'nothingFound' }
  | { kind: 'found'; payment: PhotoPaymentResult };

export async function readPaymentOrTypeIt(): Promise<PaymentOutcome> {
  const { status, data } = await DeckleSDK.startPhotoPayment({
    config: { emptyResultScreen: null },
  });
  if (status === 'CANCELED') return { kind: 'canceled' };
  if (!data) return { kind: 'nothingFound' };
  return { kind: 'found', payment: JSON.parse(data) as PhotoPaymentResult };
}
// endregion

// region printedTextOnly
export function readPrintedPayment(): Promise<PhotoPaymentResult | null> {
  return readPayment({ allowGiroCode: false });
}
// endregion

// region externalFiles
import { App } from '@capacitor/app';
import { Filesystem } from '@capacitor/filesystem';
import type { PluginListenerHandle } from '@capacitor/core';

/** Calls `open` with each file that the user opens in this app, and with the one that started it. */
export function onFileOpened(
  open: (uri: string) => void,
): Promise<PluginListenerHandle> {
  return App.addListener('appUrlOpen', ({ url }) => {
    if (/^(?:content|file):/.test(url)) open(url);
  });
}

/** Resolves with `null` if the user leaves without payment data. */
export async function readPaymentOfFile(
  uri: string,
  config: PhotoPaymentConfiguration = {},
): Promise<PhotoPaymentResult | null> {
  try {
    const { status, data } = await DeckleSDK.startPhotoPaymentWithExternalFiles(
      {
        fileUris: [uri],
        config,
      },
    );
    if (status === 'CANCELED' || !data) return null;
    return JSON.parse(data) as PhotoPaymentResult;
  } finally {
    // On iOS, the file is a copy. Without it, the result is still valid.
    if (uri.startsWith('file:')) {
      await Filesystem.deleteFile({ path: uri }).catch(console.warn);
    }
  }
}
// endregion
