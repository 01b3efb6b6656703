// region transferScreen
import { formatIban } from './formatIban.js';
import { readPayment, toTransfer } from './photoPayment.js';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan-transfer')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('transfer-message')
);

button.addEventListener('click', async () => {
  button.disabled = true;
  try {
    const payment = await readPayment();
    if (payment === null) return;
    const transfer = toTransfer(payment);
    fill({ ...transfer, iban: formatIban(transfer.iban) });
    message.textContent = 'Check every field before you pay.';
  } catch (error) {
    message.textContent = `Reading failed: ${error}`;
  } finally {
    button.disabled = false;
  }
});
// endregion

// region fill
/** @import { Transfer } from './photoPayment.js' */

/** @param {Transfer} transfer */
function fill(transfer) {
  for (const [name, value] of Object.entries(transfer)) {
    const input = document.getElementById(`transfer-${name}`);
    if (input instanceof HTMLInputElement) input.value = value;
  }
}
// endregion
