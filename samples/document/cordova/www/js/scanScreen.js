// region scanScreen
import { scan } from './scanDocument.js';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('scan-message')
);

button.addEventListener('click', async () => {
  button.disabled = true;
  try {
    const count = await scan({});
    if (count !== null) message.textContent = `Pages scanned: ${count}`;
  } catch (error) {
    message.textContent = `Scan failed: ${error}`;
  } finally {
    button.disabled = false;
  }
});
// endregion
