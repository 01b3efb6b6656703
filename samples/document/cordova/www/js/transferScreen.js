// region transferScreen
/** @import { PhotoPaymentResult } from 'cordova-plugin-deckle-sdk' */
import { formatIban } from './formatIban.js';
import { readPayment, toTransfer } from './photoPayment.js';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan-transfer')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('transfer-message')
);

// A file that arrives during a scan is read after it.
let lastRead = Promise.resolve();

button.addEventListener('click', () => readInTurn(() => readPayment()));

/** @param {() => Promise<PhotoPaymentResult | null>} read */
function readInTurn(read) {
  lastRead = lastRead.then(async () => {
    button.disabled = true;
    try {
      const payment = await read();
      if (payment === null) return;
      fill(toTransfer(payment), 'Check every field before you pay.');
    } catch (error) {
      console.error('Photo payment:', error);
      fill(emptyTransfer, "The invoice couldn't be read.");
    } finally {
      button.disabled = false;
    }
  });
}
// endregion

// region fill
/** @import { Transfer } from './photoPayment.js' */

/** @type {Transfer} */
const emptyTransfer = {
  recipient: '',
  iban: '',
  bic: '',
  amount: '',
  reference: '',
};

/**
 * @param {Transfer} transfer
 * @param {string} text
 */
function fill(transfer, text) {
  const values = { ...transfer, iban: formatIban(transfer.iban) };
  for (const [name, value] of Object.entries(values)) {
    const input = document.getElementById(`transfer-${name}`);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  message.textContent = text;
}
// endregion

// region payFile
import { removeFile } from './files.js';
import { readPaymentOfFile } from './photoPayment.js';

/**
 * Fills in the form with a file from another app.
 * @param {string} uri
 */
export function payFile(uri) {
  readInTurn(async () => {
    try {
      return await readPaymentOfFile(uri);
    } finally {
      // On iOS, the file is a copy in Documents/Inbox.
      if (uri.startsWith('file:')) await removeFile(uri);
    }
  });
}
// endregion
