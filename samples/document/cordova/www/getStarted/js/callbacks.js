// region getStarted
const LICENSE_KEY = '';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('scan')
);
const message = /** @type {HTMLElement} */ (document.getElementById('message'));

document.addEventListener('deviceready', () => {
  DeckleSDK.initSDK(LICENSE_KEY, () => show('Ready to scan'), fail);
});

button.addEventListener('click', () => {
  button.disabled = true;
  DeckleSDK.scanDocument({}, showResult, (error) => show(error));
});

/** @param {boolean} finished */
function showResult(finished) {
  if (!finished) show('Scan canceled');
  else DeckleSDK.pageCount((count) => show(`Pages scanned: ${count}`), show);
}

/** @param {string} text */
function show(text) {
  message.textContent = text;
  button.disabled = false;
}

/** @param {string} error */
function fail(error) {
  message.textContent = error;
}
// endregion
