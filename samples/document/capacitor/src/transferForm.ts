// region transferForm
import { formatIban } from './formatIban';
import {
  readPayment,
  readPaymentOfFile,
  toTransfer,
  type Transfer,
} from './photoPayment';

/** The inputs of the form, in their order. */
export const transferFields: { name: keyof Transfer; label: string }[] = [
  { name: 'recipient', label: 'Recipient' },
  { name: 'iban', label: 'IBAN' },
  { name: 'bic', label: 'BIC' },
  { name: 'amount', label: 'Amount in euros' },
  { name: 'reference', label: 'Reference' },
];

export const emptyTransfer: Transfer = {
  recipient: '',
  iban: '',
  bic: '',
  amount: '',
  reference: '',
};

/**
 * Scans an invoice or, with `uri`, reads a file that another app has opened.
 * Resolves with `null` if the user leaves without payment data.
 */
export async function readTransfer(uri?: string): Promise<Transfer | null> {
  const payment = await (uri ? readPaymentOfFile(uri) : readPayment());
  if (payment === null) return null;
  const transfer = toTransfer(payment);
  return { ...transfer, iban: formatIban(transfer.iban) };
}
// endregion
