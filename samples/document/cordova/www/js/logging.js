// region setLogLevel
/** Call this after initSDK. */
export async function chooseLogLevel() {
  try {
    const level = BuildInfo.debug ? 'VERBOSE' : 'ERROR';
    await DeckleSDKPromisify.setLogLevel(level);
  } catch (error) {
    console.warn('Log level:', error);
  }
}
// endregion
