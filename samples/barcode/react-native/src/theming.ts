// region themedScan
import DeckleSDK, { type Barcode } from '@deckle/react-native-barcode-sdk';

export function scanParcels(
  translate: (key: string) => string,
): Promise<Barcode[]> {
  return DeckleSDK.scanBarcode({
    multiScan: true,
    textConfig: scannerTexts(translate),
    ColorConfig: parcelColors,
    ...darkSystemBars,
  });
}
// endregion

// region texts
import type { BarcodeTextConfiguration } from '@deckle/react-native-barcode-sdk';

/** `translate` is your app's function that returns a text in the user's language. */
export function scannerTexts(
  translate: (key: string) => string,
): BarcodeTextConfiguration {
  return {
    textTitleScanPage: translate('parcels.title'),
    textScanHint: translate('parcels.hint'),
    textFinishButton: translate('parcels.finish'),
    textCount: translate('parcels.count'),
    textConfirmAccept: translate('parcels.accept'),
    textConfirmRetry: translate('parcels.retry'),
  };
}
// endregion

// region englishTexts
export const englishTexts: Record<string, string> = {
  'parcels.title': 'Scan the parcel label',
  'parcels.hint': 'Place the barcode inside the frame',
  'parcels.finish': 'View list',
  'parcels.count': 'Parcels: {count}',
  'parcels.accept': 'Use number',
  'parcels.retry': 'Scan again',
};
// endregion

// region textSizes
/** Use it together with the texts: `textConfig: { ...scannerTexts(translate), ...largerTexts }`. */
export const largerTexts: BarcodeTextConfiguration = {
  textSizeTitle: 20,
  textSizeScanHint: 18,
};
// endregion

// region colors
import type { BarcodeColorConfig } from '@deckle/react-native-barcode-sdk';

export const parcelColors: BarcodeColorConfig = {
  ColorPrimary: { Light: '#1D6FD1', Dark: '#8AB8F5' },
  ColorOnPrimary: { Light: '#FFFFFF', Dark: '#000000' },
  ColorViewfinderDetected: { Light: '#8AB8F5', Dark: '#8AB8F5' },
  ColorOverlay: { Light: '#A6000000', Dark: '#A6000000' },
  ColorTopBarBackground: { Light: '#1D6FD1', Dark: '#16233A' },
  ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#E3E3E3' },
};
// endregion

// region systemBars
import {
  NavigationBarAppearance,
  StatusBarAppearance,
  type BarcodeScannerConfiguration,
} from '@deckle/react-native-barcode-sdk';

/** For a colored or dark top bar. */
export const darkSystemBars: BarcodeScannerConfiguration = {
  statusBarAppearance: StatusBarAppearance.DARK,
  navigationBarAppearance: NavigationBarAppearance.DARK,
};
// endregion

// region allColors
export const defaultColors: BarcodeColorConfig = {
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
