// region getStarted
const LICENSE_KEY = '';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const message = /** @type {HTMLElement} */ (document.getElementById('message'));

document.addEventListener('deviceready', async () => {
  try {
    await DeckleSDKPromisify.initSDK(LICENSE_KEY);
    message.textContent = 'Ready to scan';
    button.disabled = false;
  } catch (error) {
    message.textContent = String(error);
  }
});

button.addEventListener('click', async () => {
  button.disabled = true;
  try {
    const finished = await DeckleSDKPromisify.scanDocument({});
    message.textContent = finished
      ? `Pages scanned: ${await DeckleSDKPromisify.pageCount()}`
      : 'Scan canceled';
  } catch (error) {
    message.textContent = `Scan failed: ${error}`;
  } finally {
    button.disabled = false;
  }
});
// endregion
