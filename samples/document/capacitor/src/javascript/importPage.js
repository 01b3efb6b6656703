// region importScreen
import { importChosenFile, importTypes } from '../importFile';
import { sdkReady } from './sdk';

const form = /** @type {HTMLFormElement} */ (document.getElementById('import'));
const file = document.createElement('input');
const password = document.createElement('input');
const button = document.createElement('button');
const message = document.createElement('p');
file.type = 'file';
file.accept = importTypes;
file.ariaLabel = 'Invoice';
password.type = 'password';
password.placeholder = 'Password, if the PDF has one';
button.textContent = 'Import';
button.disabled = true;
message.setAttribute('role', 'status');
form.replaceChildren(file, password, button, message);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const chosen = file.files?.item(0);
  if (!chosen) return;
  button.disabled = true;
  message.textContent = 'Loading the file…';
  try {
    const pages = await importChosenFile(chosen, password.value || undefined);
    password.value = '';
    message.textContent = `Pages loaded: ${pages}`;
  } catch (error) {
    console.warn('File import:', error);
    message.textContent = 'Not loaded. If the PDF has a password, check it.';
  } finally {
    button.disabled = false;
  }
});
sdkReady.then((ready) => {
  button.disabled = !ready;
});
// endregion
