// region transferPage
import { onFileOpened } from '../photoPayment';
import { emptyTransfer, readTransfer, transferFields } from '../transferForm';
import { sdkReady } from './sdk';

const form = /** @type {HTMLFormElement} */ (
  document.getElementById('transfer')
);
const button = document.createElement('button');
const message = document.createElement('p');
button.textContent = 'Scan invoice';
button.disabled = true;
message.setAttribute('role', 'status');
form.replaceChildren(
  button,
  ...transferFields.map(({ name, label }) => {
    const field = document.createElement('label');
    const input = document.createElement('input');
    input.name = name;
    field.append(label, input);
    return field;
  }),
  message,
);

/** @param {import('../photoPayment').Transfer} transfer */
function fill(transfer) {
  for (const { name } of transferFields) {
    const input = form.querySelector(`input[name="${name}"]`);
    if (input instanceof HTMLInputElement) input.value = transfer[name];
  }
}

let lastRead = Promise.resolve();

/**
 * A file that arrives during a scan waits for its end.
 * @param {string} [uri]
 */
function scan(uri) {
  lastRead = lastRead.then(() => read(uri));
}

/** @param {string} [uri] */
async function read(uri) {
  button.disabled = true;
  message.textContent = '';
  try {
    const transfer = await readTransfer(uri);
    if (transfer === null) return;
    fill(transfer);
    message.textContent = 'Check every field before you pay.';
  } catch (error) {
    console.warn('Photo payment:', error);
    fill(emptyTransfer);
    message.textContent = "The invoice couldn't be read. Try again.";
  } finally {
    button.disabled = false;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  scan();
});
sdkReady.then((ready) => {
  button.disabled = !ready;
  if (ready) onFileOpened(scan);
});
// endregion
