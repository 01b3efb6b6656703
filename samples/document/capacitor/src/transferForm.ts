// region transferForm
import { formatIban } from './formatIban';
import { readPayment, toTransfer, type Transfer } from './photoPayment';

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

/** Resolves with `null` if the user leaves without payment data. */
export async function scanTransfer(): Promise<Transfer | null> {
  const payment = await readPayment();
  if (payment === null) return null;
  const transfer = toTransfer(payment);
  return { ...transfer, iban: formatIban(transfer.iban) };
}
// endregion
