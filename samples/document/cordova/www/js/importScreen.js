// region importScreen
import { deleteCopy, importInvoice, keepCopy } from './importFile.js';

const file = /** @type {HTMLInputElement} */ (
  document.getElementById('import-file')
);
const password = /** @type {HTMLInputElement} */ (
  document.getElementById('import-password')
);
const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('import')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('import-message')
);

button.addEventListener('click', async () => {
  const picked = file.files?.[0];
  if (picked === undefined) {
    message.textContent = 'Choose a file first.';
    return;
  }
  button.disabled = true;
  message.textContent = 'Importing…';
  try {
    const copy = await keepCopy(picked, picked.name);
    const count = await importInvoice(copy, password.value || undefined);
    password.value = '';
    message.textContent = `Pages imported: ${count}`;
  } catch (error) {
    console.error('Import:', error);
    message.textContent = 'Import failed. Check the file and its password.';
  } finally {
    // If this fails, the next import deletes the copy.
    await deleteCopy().catch(console.warn);
    button.disabled = false;
  }
});
// endregion
