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
  show('message', 'Reading the document…');
  try {
    const invoice = await readInvoice();
    show('message', invoice ? '' : 'No data found on this document');
    show('sender', invoice?.sender ?? '');
    show('amount', invoice ? formatAmount(invoice.amountInCents) : '');
    show('iban', formatIban(invoice?.accounts[0]?.iban ?? ''));
  } catch (error) {
    show('message', `The data couldn't be read: ${error}`);
  }
}
// endregion
