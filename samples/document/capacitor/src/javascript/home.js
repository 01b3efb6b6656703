// region entryPoints
import { sdkReady } from './sdk';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const message = /** @type {HTMLElement} */ (document.getElementById('message'));

sdkReady.then((ready) => {
  button.disabled = !ready;
  message.textContent = ready
    ? ''
    : "Scanning isn't available in this version.";
});
// endregion
