// region introductionScreen
const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('show-introduction')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('introduction-message')
);

button.addEventListener('click', async () => {
  try {
    await DeckleSDKPromisify.resetOnboarding();
    message.textContent = 'You will see it with your next scan.';
  } catch (error) {
    message.textContent = `Reset failed: ${error}`;
  }
});
// endregion
