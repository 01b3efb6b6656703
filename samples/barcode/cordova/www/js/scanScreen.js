// region scanScreen
import { scanCode } from './scanBarcode.js';

export const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
export const message = /** @type {HTMLElement} */ (
  document.getElementById('scan-message')
);

button.addEventListener('click', async () => {
  button.disabled = true;
  try {
    const barcode = await scanCode();
    message.textContent =
      barcode === null ? 'Scan canceled' : describe(barcode);
  } catch (error) {
    console.warn('Scanner not opened:', error);
    message.textContent = "The scanner couldn't be opened";
  } finally {
    button.disabled = false;
  }
});

/** @param {{ value: string, format: string }} barcode */
function describe({ value, format }) {
  return value === '' ? `${format}: no text` : value;
}
// endregion
