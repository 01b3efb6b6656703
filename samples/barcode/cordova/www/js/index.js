// region entryPoints
import { initSdk } from './initSdk.js';
import { button, message } from './scanScreen.js';

document.addEventListener('deviceready', async () => {
  const ready = await initSdk();
  button.disabled = !ready;
  message.textContent = ready
    ? 'No code scanned yet'
    : 'Scanning is unavailable in this version.';
});
// endregion
