// region setLogLevel
/** @param {boolean} isTestBuild */
export function chooseLogLevel(isTestBuild) {
  return DeckleSDKBarcode.setLogLevel(isTestBuild ? 'VERBOSE' : 'ERROR');
}
// endregion
