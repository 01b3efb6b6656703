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
    console.error('Scan:', error);
    message.textContent = "The document couldn't be scanned.";
  } finally {
    button.disabled = false;
  }
});
// endregion
