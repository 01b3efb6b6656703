// region shareScreen
import { writePdfToShare } from './createPdf.js';
import { openPdf } from './sharePdf.js';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('share')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('share-message')
);

button.addEventListener('click', async () => {
  button.disabled = true;
  message.textContent = 'Writing…';
  try {
    await openPdf(await writePdfToShare());
    message.textContent = '';
  } catch (error) {
    console.error('PDF:', error);
    message.textContent = "The PDF couldn't be opened.";
  } finally {
    button.disabled = false;
  }
});
// endregion
