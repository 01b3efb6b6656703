// region analyze
import { DeckleSDK } from '@deckle/capacitor-sdk';

/** Resolves with null if no data is found. Rejects on failure. */
export async function readInvoice(): Promise<Invoice | null> {
  const { data } = await DeckleSDK.analyze();
  return data === '' ? null : parseInvoice(data);
}
// endregion

// region setAnalyzeConfiguration
/** Call it once, right after initSDK has resolved. */
export async function prepareDataExtraction(): Promise<boolean> {
  try {
    await DeckleSDK.setAnalyzeConfiguration({
      config: { readBIC: true, readPaymentState: true },
    });
    return true;
  } catch (error) {
    console.error('Data extraction is unavailable:', error);
    return false;
  }
}
// endregion

// region invoiceTypes
export type PaymentState = 'paid' | 'toPay' | 'unknown';

export interface BankAccount {
  iban: string;
  bic: string;
}

/** Null stands for a value that the document doesn't show. */
export interface Invoice {
  sender: string | null;
  date: string | null;
  amountInCents: number | null;
  invoiceId: string | null;
  reference: string | null;
  accounts: BankAccount[];
  paymentState: PaymentState;
}
// endregion

// region parseInvoice
import type { AnalyzeAddress, AnalyzeResult } from '@deckle/capacitor-sdk';

export function parseInvoice(json: string): Invoice {
  const result = JSON.parse(json) as AnalyzeResult;
  const cents = Math.round(Number(result.Amount) * 100);
  return {
    sender: result.Address.Name1 || null,
    date: result.Date || null,
    amountInCents: cents || null,
    invoiceId: result.InvoiceId || null,
    reference: result.Reference || null,
    accounts: readAccounts(result.Address),
    paymentState: readPaymentState(result.PaymentState),
  };
}

function readPaymentState(state: string | undefined): PaymentState {
  if (state === 'Paid') return 'paid';
  return state === 'ToPay' ? 'toPay' : 'unknown';
}
// endregion

// region readAccounts
function readAccounts(address: AnalyzeAddress): BankAccount[] {
  if (address.Bank) {
    return address.Bank.map((bank) => ({ iban: bank.IBAN, bic: bank.BIC }));
  }
  return (address.IBAN ?? []).map((iban) => ({ iban, bic: '' }));
}
// endregion

// region formatAmount
const euros = new Intl.NumberFormat(undefined, {
  style: 'currency',
  currency: 'EUR',
});

export function formatAmount(cents: number | null): string {
  return cents === null ? 'No amount' : euros.format(cents / 100);
}
// endregion
