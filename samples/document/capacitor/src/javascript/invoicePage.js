// region InvoicePage
import { formatAmount, readInvoice } from '../extractData';
import { formatIban } from '../formatIban';

/**
 * @param {string} id
 * @param {string} text
 */
function show(id, text) {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

/** Call it when the page with the elements sender, amount, iban, and message appears. */
export async function showInvoice() {
  for (const id of ['sender', 'amount', 'iban']) show(id, '');
  show('message', 'Reading the document…');
  try {
    const invoice = await readInvoice();
    show('message', invoice ? '' : 'No data found on this document');
    if (!invoice) return;
    show('sender', invoice.sender ?? 'Unknown sender');
    show('amount', formatAmount(invoice.amountInCents));
    show('iban', formatIban(invoice.accounts[0]?.iban ?? ''));
  } catch (error) {
    console.warn('Data extraction:', error);
    show('message', "The data couldn't be read. Scan the document again.");
  }
}
// endregion
