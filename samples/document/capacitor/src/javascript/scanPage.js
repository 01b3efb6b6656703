// region scanScreen
import { scanInvoice } from '../scanDocument';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const message = /** @type {HTMLElement} */ (document.getElementById('message'));

button.addEventListener('click', async () => {
  button.disabled = true;
  try {
    const pages = await scanInvoice();
    if (pages !== null) message.textContent = `Pages scanned: ${pages}`;
  } catch (error) {
    console.warn('Scan:', error);
    message.textContent = 'The scan failed. Try again.';
  } finally {
    button.disabled = false;
  }
});
// endregion
