// region entryPoints
import { initSdk } from './initSdk.js';

const features = /** @type {HTMLFieldSetElement} */ (
  document.getElementById('features')
);
const state = /** @type {HTMLElement} */ (document.getElementById('state'));

document.addEventListener('deviceready', async () => {
  const ready = await initSdk();
  features.disabled = !ready;
  state.textContent = ready ? '' : 'Scanning is unavailable.';
});
// endregion

// region screens
import './scanScreen.js';
import './importScreen.js';
import './invoiceScreen.js';
import './textScreen.js';
import './pagesScreen.js';
import './shareScreen.js';
import './transferScreen.js';
import './onboardingScreen.js';
// endregion
