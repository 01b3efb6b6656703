// region themedScan
/** @import { Barcode, BarcodeColorConfig, BarcodeScannerConfiguration, BarcodeTextConfiguration } from 'cordova-plugin-deckle-barcode-sdk' */

/**
 * @param {(key: string) => string} translate
 * @returns {Promise<Barcode[]>}
 */
export function scanParcels(translate) {
  return DeckleSDKBarcode.scanBarcode({
    multiScan: true,
    textConfig: scannerTexts(translate),
    ColorConfig: parcelColors,
    ...darkSystemBars,
  });
}
// endregion

// region texts
/**
 * @param {(key: string) => string} translate Your app's function that returns a text in the user's language.
 * @returns {BarcodeTextConfiguration}
 */
export function scannerTexts(translate) {
  return {
    textTitleScanPage: translate('parcels.title'),
    textScanHint: translate('parcels.hint'),
    textFinishButton: translate('parcels.finish'),
    textCount: translate('parcels.count'), // for example 'Parcels: {count}'
    textConfirmAccept: translate('parcels.accept'),
    textConfirmRetry: translate('parcels.retry'),
  };
}
// endregion

// region textSizes
/**
 * Use it together with the texts: `textConfig: { ...scannerTexts(translate), ...largerTexts }`.
 * @type {BarcodeTextConfiguration}
 */
export const largerTexts = {
  textSizeTitle: 20,
  textSizeScanHint: 18,
};
// endregion

// region colors
/** @type {BarcodeColorConfig} */
export const parcelColors = {
  ColorPrimary: { Light: '#1D6FD1', Dark: '#8AB8F5' },
  ColorOnPrimary: { Light: '#FFFFFF', Dark: '#000000' },
  ColorViewfinderDetected: { Light: '#8AB8F5', Dark: '#8AB8F5' },
  ColorOverlay: { Light: '#A6000000', Dark: '#A6000000' },
  ColorTopBarBackground: { Light: '#1D6FD1', Dark: '#16233A' },
  ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#E3E3E3' },
};
// endregion

// region systemBars
/**
 * For a colored or dark top bar.
 * @type {BarcodeScannerConfiguration}
 */
export const darkSystemBars = {
  statusBarAppearance: 'DARK',
  navigationBarAppearance: 'DARK',
};
// endregion

// region allColors
/** @type {BarcodeColorConfig} */
export const defaultColors = {
  ColorPrimary: { Light: '#4CAF50', Dark: '#4CAF50' },
  ColorOnPrimary: { Light: '#FFFFFF', Dark: '#000000' },
  ColorViewfinder: { Light: '#FFFFFF', Dark: '#FFFFFF' },
  ColorViewfinderDetected: { Light: '#4CAF50', Dark: '#4CAF50' },
  ColorViewfinderRejected: { Light: '#B00020', Dark: '#B00020' },
  ColorOverlay: { Light: '#80000000', Dark: '#80000000' },
  ColorTopBarBackground: { Light: '#4CAF50', Dark: '#2A2A2A' },
  ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#E3E3E3' },
  ColorScanButtonsLayoutBackground: { Light: '#121212', Dark: '#121212' },
  ColorScanButtonsForeground: { Light: '#FFFFFF', Dark: '#FFFFFF' },
};
// endregion
