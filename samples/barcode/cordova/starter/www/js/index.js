// region getStarted
const LICENSE_KEY = '';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const message = /** @type {HTMLElement} */ (document.getElementById('message'));

document.addEventListener('deviceready', start);
button.addEventListener('click', scan);

async function start() {
  try {
    await DeckleSDKBarcode.initSDK(LICENSE_KEY);
    button.disabled = false;
    message.textContent = 'Ready to scan';
  } catch (error) {
    message.textContent = String(error);
  }
}

async function scan() {
  button.disabled = true;
  try {
    const [barcode] = await DeckleSDKBarcode.scanBarcode({});
    message.textContent = barcode
      ? `${barcode.format}: ${barcode.value}`
      : 'Scan canceled';
  } catch (error) {
    message.textContent = `Scan failed: ${error}`;
  } finally {
    button.disabled = false;
  }
}
// endregion
