// region setLogLevel
/** Logs everything while you develop and only errors in a release. */
export async function chooseLogLevel() {
  try {
    const level = BuildInfo.debug ? 'VERBOSE' : 'ERROR';
    await DeckleSDKBarcode.setLogLevel(level);
  } catch (error) {
    console.warn('Log level:', error);
  }
}
// endregion
