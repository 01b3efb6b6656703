import payment from '../../../samples/document/sample-invoice-payment.json';
import type { Transfer } from './payment';

const [account = { IBAN: '', BIC: '' }] = payment.Address.Bank;

/** The transfer that the sample invoice asks for. */
export const transfer: Transfer = {
  name: payment.SEPACreditor,
  iban: account.IBAN,
  bic: account.BIC,
  amount: payment.Amount,
  reference: payment.Reference,
};

type PaymentResult = typeof payment;

/** A sheet like the sample invoice, with another account or with a payment code. Its drawing is written by hand. */
export interface InvoiceVariant {
  /** Name of its files, and anchor of its heading. */
  readonly id: string;
  readonly name: string;
  /** What is special about it, as a sentence. */
  readonly note: string;
  /** Result of a photo payment with the default settings; none if it finds no account. */
  readonly result?: PaymentResult;
}

/** The result for a sender with accounts of these numbers, at the same invented bank. */
const withAccounts = (...ibans: readonly string[]): PaymentResult => ({
  ...payment,
  Address: { ...payment.Address, Bank: ibans.map((IBAN) => ({ ...account, IBAN })) },
});

export const invoiceVariants: readonly InvoiceVariant[] = [
  {
    id: 'girocode',
    name: 'With a GiroCode',
    note: 'The payment data is in the code and in the text next to it.',
    result: payment,
  },
  {
    id: 'bezahlcode',
    name: 'With a BezahlCode',
    note: 'The QR code contains a link in place of a GiroCode, so the payment data comes from the text.',
    result: payment,
  },
  {
    id: 'wrong-iban',
    name: 'With a wrong IBAN',
    note: "The checksum of the IBAN is wrong, so the SDK doesn't return it. Without an account, photo payment shows the empty result screen.",
  },
  {
    id: 'two-accounts',
    name: 'With two accounts',
    note: 'Your app should preselect the first account and let the user choose the other.',
    result: withAccounts(account.IBAN, 'DE64370400440000040812'),
  },
];

/** Address of a variant's file below the base URL. */
export const invoicePath = (id: string, type: 'svg' | 'png' | 'pdf' | 'json'): string =>
  `/sheets/invoices/${id}.${type}`;
