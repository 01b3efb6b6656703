// region invoiceScreen
import { showAccounts } from './accountPicker.js';
import { formatAmount, readInvoice } from './extractData.js';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('read-invoice')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('invoice-message')
);
const values = /** @type {HTMLElement} */ (
  document.getElementById('invoice-values')
);

button.addEventListener('click', async () => {
  button.disabled = true;
  message.textContent = 'Reading…';
  values.replaceChildren();
  showAccounts([]);
  try {
    const invoice = await readInvoice();
    message.textContent = invoice ? 'Check the values.' : 'No data found.';
    if (invoice === null) return;
    show('Sender', invoice.sender ?? 'Unknown');
    show('Date', invoice.date ?? 'Unknown');
    show('Amount', formatAmount(invoice.amountInCents));
    showAccounts(invoice.accounts);
  } catch (error) {
    console.error('Data extraction:', error);
    message.textContent = "The invoice couldn't be read.";
  } finally {
    button.disabled = false;
  }
});
// endregion

// region show
/**
 * @param {string} label
 * @param {string} value
 */
function show(label, value) {
  const term = document.createElement('dt');
  const detail = document.createElement('dd');
  term.textContent = label;
  detail.textContent = value;
  values.append(term, detail);
}
// endregion
