/** @import { DocumentScannerConfiguration, PDFPageFormat } from 'cordova-plugin-deckle-sdk' */

// region writePDF
/** @param {PDFPageFormat} pageFormat */
export function exportInvoice(pageFormat) {
  //- return DeckleSDKPromisify.writePDF(pageFormat);
  const target = `${cordova.file.dataDirectory}invoice.pdf`; //+
  return DeckleSDKPromisify.writePDF(target, false, pageFormat); //+
}
// endregion

// region writePDFCallbacks
/**
 * @param {(path: string) => void} success
 * @param {(message: string) => void} error
 */
export function exportForPrinting(success, error) {
  //- DeckleSDK.writePDF('A4', success, error);
  const target = `${cordova.file.dataDirectory}invoice.pdf`; //+
  DeckleSDK.writePDF(target, false, 'A4', 0, success, error); //+
}
// endregion

// region loadFile
/**
 * @param {string} uri
 * @param {() => void} success
 * @param {(message: string) => void} error
 */
export function importInvoice(uri, success, error) {
  //- DeckleSDK.loadFile(uri, success, error);
  DeckleSDK.loadFile(uri, undefined, success, error); //+
}
// endregion

// region onboardingImage
/** @type {DocumentScannerConfiguration} */
export const cameraConfig = {
  defaultScanFilter: 'GRAY',
  //- onboardingImageSource: 'hint_invoice',
  onboarding: { //+
    scanHintPopup: { imageSource: 'hint_invoice' }, //+
  }, //+
};
// endregion

// region resetOnboarding
/** @param {DocumentScannerConfiguration} config */
export async function showFirstScanAgain(config) {
  await DeckleSDKPromisify.resetOnboarding();
  return DeckleSDKPromisify.scanDocument(config);
}
// endregion

// region colors
/** @type {DocumentScannerConfiguration} */
export const brandedConfig = {
  ColorConfig: {
    ColorPrimary: { Light: '#0A6B5E', Dark: '#5CD3BF' },
    ColorOnPrimary: { Light: '#FFFFFF', Dark: '#0F1614' }, //+
    ColorTopBarBackground: { Light: '#0A6B5E', Dark: '#151D1B' },
    ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#5CD3BF' },
    ColorTopBarTitle: { Light: '#FFFFFF', Dark: '#E7ECE9' }, //+
  },
};
// endregion
