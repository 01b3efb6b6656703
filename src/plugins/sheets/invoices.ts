import payment from '../../../samples/document/sample-invoice-payment.json';
import { bezahlCode, giroCode, type Transfer } from './payment';
import { ibanOf, isValidIban } from './iban';

const [account = { IBAN: '', BIC: '' }] = payment.Address.Bank;

/** The transfer that the sample invoice asks for. */
export const transfer: Transfer = {
  name: payment.SEPACreditor,
  iban: account.IBAN,
  bic: account.BIC,
  amount: payment.Amount,
  reference: payment.Reference,
};

/** A second account of the sender, at the same invented bank. */
const secondAccount = {
  IBAN: ibanOf('DE', `${account.IBAN.slice(4, 12)}0000040812`),
  BIC: account.BIC,
};

/** The IBAN of the invoice with check digits that don't fit. */
export const wrongIban = `${account.IBAN.slice(0, 2)}98${account.IBAN.slice(4)}`;

type PaymentResult = typeof payment;

/** A sheet that is made from the sample invoice. */
export interface InvoiceVariant {
  /** Name of its files, and anchor of its heading. */
  readonly id: string;
  readonly name: string;
  /** What is special about it, as a sentence. */
  readonly note: string;
  /** Result of a photo payment with the default settings. */
  readonly result: PaymentResult;
  /** Payment code in the box of the bank account, and what is printed below it. */
  readonly code?: { readonly label: string; readonly text: string };
  /** Accounts that are printed. */
  readonly accounts: PaymentResult['Address']['Bank'];
}

/** The result for a sender with these accounts. */
const withAccounts = (accounts: InvoiceVariant['accounts']): PaymentResult => ({
  ...payment,
  Address: { ...payment.Address, Bank: [...accounts] },
});

const wrongAccounts = [{ ...account, IBAN: wrongIban }];
const twoAccounts = [account, secondAccount];

export const invoiceVariants: readonly InvoiceVariant[] = [
  {
    id: 'girocode',
    name: 'With a GiroCode',
    note: 'The payment data is in the code and in the text next to it.',
    result: payment,
    code: { label: 'GiroCode', text: giroCode(transfer) },
    accounts: [account],
  },
  {
    id: 'bezahlcode',
    name: 'With a BezahlCode',
    note: 'The QR code contains a link in place of a GiroCode, so the payment data comes from the text.',
    result: payment,
    code: { label: 'BezahlCode', text: bezahlCode(transfer) },
    accounts: [account],
  },
  {
    id: 'wrong-iban',
    name: 'With a wrong IBAN',
    note: 'The checksum of the IBAN is wrong. Your app must not start a transfer to it, so compute the checksum before you fill in the form. The expected result has the IBAN as it’s printed; a result without it is right, too.',
    result: withAccounts(wrongAccounts),
    accounts: wrongAccounts,
  },
  {
    id: 'two-accounts',
    name: 'With two accounts',
    note: 'Your app should preselect the first account and let the user choose the other.',
    result: withAccounts(twoAccounts),
    accounts: twoAccounts,
  },
];

/** Whether the accounts of a variant can be paid to. */
export const isPayable = ({ accounts }: InvoiceVariant): boolean =>
  accounts.every(({ IBAN }) => isValidIban(IBAN));

/** Address of a variant's file below the base URL. */
export const invoicePath = (id: string, type: 'svg' | 'png' | 'pdf' | 'json'): string =>
  `/sheets/invoices/${id}.${type}`;
