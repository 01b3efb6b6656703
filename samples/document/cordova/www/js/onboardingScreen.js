// region onboardingScreen
const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('show-onboarding')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('onboarding-message')
);

button.addEventListener('click', async () => {
  try {
    await DeckleSDKPromisify.resetOnboarding();
    message.textContent = 'You will see it with your next scan.';
  } catch (error) {
    console.error('Onboarding:', error);
    message.textContent = "The onboarding couldn't be reset.";
  }
});
// endregion
