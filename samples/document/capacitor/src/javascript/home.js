// region entryPoints
import { sdkReady } from './sdk';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const note = /** @type {HTMLElement} */ (document.getElementById('note'));

sdkReady.then((ready) => {
  button.disabled = !ready;
  if (!ready) note.textContent = "Scanning isn't available in this version.";
});
// endregion
