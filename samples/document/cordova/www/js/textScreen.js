// region textScreen
import { readText } from './detectText.js';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('read-text')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('text-message')
);
const output = /** @type {HTMLElement} */ (document.getElementById('text'));

button.addEventListener('click', async () => {
  button.disabled = true;
  message.textContent = 'Reading…';
  output.textContent = '';
  try {
    const text = await readText();
    message.textContent = text === '' ? 'The document has no text.' : '';
    output.textContent = text;
  } catch (error) {
    console.error('Text recognition:', error);
    message.textContent = "The text couldn't be read.";
  } finally {
    button.disabled = false;
  }
});
// endregion
