// region getStarted
import { DeckleSDK } from '@deckle/capacitor-sdk';

const LICENSE_KEY = '';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const message = /** @type {HTMLElement} */ (document.getElementById('message'));

async function start() {
  try {
    await DeckleSDK.initSDK({ licenseKey: LICENSE_KEY });
    message.textContent = 'Ready to scan';
    button.disabled = false;
  } catch (error) {
    message.textContent = String(error);
  }
}

button.addEventListener('click', async () => {
  button.disabled = true;
  try {
    const { status } = await DeckleSDK.scanDocument({ config: {} });
    if (status === 'CANCELED') {
      message.textContent = 'Scan canceled';
    } else {
      const { count } = await DeckleSDK.pageCount();
      message.textContent = `Pages scanned: ${count}`;
    }
  } catch (error) {
    message.textContent = `Scan failed: ${error}`;
  } finally {
    button.disabled = false;
  }
});

void start();
// endregion
