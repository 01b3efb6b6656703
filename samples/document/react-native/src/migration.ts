// region enums
import DeckleSDK, {
  LogLevel, //+
  PDFPageFormat, //+
  ScanFilter, //+
  Source, //+
  type DocumentScannerConfiguration,
} from '@deckle/react-native-sdk';

export const scanConfig: DocumentScannerConfiguration = {
  //- source: 'GALLERY_MULTIPLE',
  source: Source.GALLERY_MULTIPLE, //+
  //- defaultScanFilter: 'BLACKWHITE',
  defaultScanFilter: ScanFilter.BLACKWHITE, //+
};

export async function exportInvoice(filePath: string) {
  //- await DeckleSDK.setLogLevel('ERROR');
  await DeckleSDK.setLogLevel(LogLevel.ERROR); //+
  //- return DeckleSDK.writePDF(filePath, true, 'A4');
  return DeckleSDK.writePDF(filePath, true, PDFPageFormat.A4); //+
}
// endregion

// region storedValues
const formats = Object.values(PDFPageFormat);

/** Turns a value from your settings or your server into an enum member. */
export function toPageFormat(value: string): PDFPageFormat {
  //- return value as PDFPageFormat;
  return formats.find((format) => format === value) ?? PDFPageFormat.A4; //+
}
// endregion

// region onboardingImage
export const cameraConfig: DocumentScannerConfiguration = {
  //- onboardingImageSource: 'hint_invoice',
  onboarding: { //+
    scanHintPopup: { imageSource: 'hint_invoice' }, //+
  }, //+
};
// endregion

// region resetOnboarding
export async function showFirstScanAgain(): Promise<void> {
  await DeckleSDK.resetOnboarding();
  await DeckleSDK.scanDocument({});
}
// endregion

// region colors
export const brandedConfig: DocumentScannerConfiguration = {
  ColorConfig: {
    ColorPrimary: { Light: '#0A6B5E', Dark: '#5CD3BF' },
    ColorOnPrimary: { Light: '#FFFFFF', Dark: '#0F1614' }, //+
    ColorTopBarBackground: { Light: '#0A6B5E', Dark: '#151D1B' },
    ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#5CD3BF' },
    ColorTopBarTitle: { Light: '#FFFFFF', Dark: '#E7ECE9' }, //+
  },
};
// endregion
