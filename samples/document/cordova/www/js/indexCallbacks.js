// region entryPoints
import { initSdk } from './callbacks.js';

const features = /** @type {HTMLFieldSetElement} */ (
  document.getElementById('features')
);
const state = /** @type {HTMLElement} */ (document.getElementById('state'));

document.addEventListener('deviceready', () => {
  initSdk((ready) => {
    features.disabled = !ready;
    state.textContent = ready ? '' : 'Scanning is unavailable.';
  });
});
// endregion
