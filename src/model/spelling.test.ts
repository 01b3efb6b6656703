// The rules of each platform, one case each. That every symbol of the model, so spelled, is declared on its platforms:
// src/plugins/api/completeness.test.ts.
import { describe, expect, it } from 'vitest';
import type { PlatformId, ProductId } from './platforms';
import { recase, spell, spellLiterals, spellType, withoutLabels, type Spelling } from './spelling';

/** `Type`, `Type.member`, `Enum.MEMBER` or `function()` as the model has it. */
function spelled(neutral: string, platform: PlatformId, product: ProductId): Spelling {
  if (neutral.endsWith('()')) {
    const type = product === 'barcode' ? 'BarcodeSDK' : 'DeckleSDK';
    return spell({ kind: 'function', type, member: neutral.slice(0, -2), product }, platform);
  }
  const [type = '', member] = neutral.split('.');
  if (member === undefined) return spell({ kind: 'type', type, product }, platform);
  const kind = member === member.toUpperCase() ? 'enumMember' : 'member';
  return spell({ kind, type, member, product }, platform);
}

type Case = readonly [neutral: string, text: string];

const document: Readonly<Record<PlatformId, readonly Case[]>> = {
  Android: [
    ['ColorConfig', 'ColorConfiguration'],
    ['LogLevel', 'Logger.Level'],
    ['Source.GALLERY_MULTIPLE', 'Source.GALLERY_MULTIPLE'],
    ['PDFPageFormat.A4_LANDSCAPE', 'Document.PDFPageFormat.A4_LANDSCAPE'],
    ['PageSourceType.CUT_FILTER', 'Document.PageSourceType.CUT_FILTER'],
    ['initSDK()', 'DeckleSDK.initSDK()'],
    ['setLogLevel()', 'Logger.setLogLevel()'],
    ['scanDocument()', 'ScanResult'],
    ['startPhotoPayment()', 'PhotoPaymentResult'],
    ['startPhotoPaymentWithExternalFiles()', 'PhotoPaymentFilesResult'],
    ['getText()', 'DocumentDataReader.getText()'],
    ['writePDF()', 'Document.writePDF()'],
    ['scanTipsDefaultItems()', 'ScanTips.defaultItems'],
    ['resetOnboarding()', 'Onboarding.reset()'],
    ['ColorConfig.colorPrimary', 'colorPrimary'],
  ],
  iOS: [
    ['ColorConfig', 'ColorConfiguration'],
    ['Source.GALLERY_MULTIPLE', 'Source.galleryMultiple'],
    ['PDFPageFormat.FIT_TO_PAGES', 'Document.PDFPageFormat.FitToPages'],
    ['DeckleError.FILE_IO', 'DeckleError.fileIO'],
    ['initSDK()', 'DeckleSDK.initSDK()'],
    ['scanDocument()', 'UI.scanDocument()'],
    ['getImageBytes()', 'Document.getImage()'],
    ['startPhotoPaymentWithExternalFiles()', 'UI.startPhotoPaymentWithExternalFile()'],
    ['emptyResultScreenDefaultItems()', 'EmptyResultScreen.defaultItems'],
    ['DocumentScannerConfiguration.colorConfig', 'colorConfig'],
    ['ColorConfig.colorPrimary', 'setColorPrimary()'],
  ],
  MAUI: [
    ['ColorConfig', 'ColorConfiguration'],
    ['LogLevel.VERBOSE', 'Logger.Level.Verbose'],
    ['PDFPageFormat.A4_LANDSCAPE', 'PDFPageFormat.A4Landscape'],
    ['getLastError()', 'DeckleSDK.LastError'],
    ['scanDocument()', 'UI.ScanDocument()'],
    ['loadFile()', 'DocumentDataReader.LoadFile()'],
    ['ColorConfig.colorPrimary', 'ColorPrimary'],
    ['AnalyzeConfiguration.readBIC', 'ReadBIC'],
  ],
  Xamarin: [
    ['ColorConfig.colorPrimary', 'ColorPrimary'],
    ['writePDF()', 'Document.WritePDF()'],
  ],
  Windows: [
    ['LogLevel.DEBUG', 'Logger.Level.Debug'],
    ['PDFPageFormat.FIT_TO_PAGES', 'Document.PDFPageFormat.FitToPages'],
    ['getLastError()', 'DeckleSDK.GetLastError()'],
    ['setAnalyzeConfiguration()', 'DeckleSDK.SetAnalyzeConfiguration()'],
    ['loadFile()', 'Document.Load()'],
    ['addPage()', 'Document.AddPage()'],
    ['getText()', 'Document.Text()'],
    ['getTraceFile()', 'Logger.Filename'],
  ],
  Flutter: [
    ['DeckleSDK', 'DeckleSdk'],
    ['LogLevel.VERBOSE', 'Level.verbose'],
    // `assert` is a reserved word of Dart.
    ['LogLevel.ASSERT', 'Level.assertion'],
    ['Source.CAMERA_IMPORT', 'Source.CameraImport'],
    ['ScanFilter.AUTO2', 'ScanFilter.auto2'],
    ['initSDK()', 'DeckleSdk.initSDK()'],
    ['scanDocument()', 'DeckleSdkUi.scanDocument()'],
    ['loadFile()', 'DeckleSdkDocumentDataReader.loadFile()'],
    ['writePDF()', 'DeckleSdkDocument.writePDF()'],
    ['setLogLevel()', 'DeckleSdkLogger.setLogLevel()'],
  ],
  'react-native': [
    ['ColorConfig', 'ColorConfig'],
    ['ScanFilter.BLACKWHITE', 'ScanFilter.BLACKWHITE'],
    ['scanDocument()', 'DeckleSDK.scanDocument()'],
    ['DocumentScannerConfiguration.colorConfig', 'ColorConfig'],
    ['DocumentScannerConfiguration.autoCapture', 'autoCapture'],
    ['ColorConfig.colorPrimary', 'ColorPrimary'],
    ['DeckleColor.light', 'Light'],
  ],
  capacitor: [
    ['ScanFilter.BLACKWHITE', 'ScanFilter.BlackWhite'],
    ['scanDocument()', 'DeckleSDK.scanDocument()'],
  ],
  cordova: [
    ['DeckleSDK', 'DeckleSDKPromisify'],
    ['ScanFilter.BLACKWHITE', "'BLACKWHITE'"],
    ['scanDocument()', 'DeckleSDKPromisify.scanDocument()'],
  ],
};

const barcode: Readonly<Partial<Record<PlatformId, readonly Case[]>>> = {
  Android: [
    ['BarcodeSDK', 'DeckleSDK'],
    ['BarcodeColorConfig', 'BarcodeColorConfiguration'],
    ['BarcodeFormat.QR_CODE', 'BarcodeFormat.QR_CODE'],
    ['setLogLevel()', 'Logger.setLogLevel()'],
    ['scanBarcode()', 'BarcodeScanResult'],
    ['BarcodeColorConfig.colorViewfinder', 'colorViewfinder'],
  ],
  iOS: [
    ['BarcodeColorConfig', 'BarcodeColorConfiguration'],
    ['BarcodeFormat.PDF_417', 'BarcodeFormat.pdf417'],
    ['getTraceFile()', 'Logger.getTraceFile()'],
    ['scanBarcode()', 'BarcodeUI.scanBarcode()'],
    ['BarcodeColorConfig.colorViewfinder', 'setColorViewfinder()'],
  ],
  'react-native': [
    ['BarcodeSDK', 'DeckleSDK'],
    ['BarcodeFormat.QR_CODE', "'QR_CODE'"],
    ['ReadingState.FINISHED', "'FINISHED'"],
    ['LogLevel.VERBOSE', 'LogLevel.VERBOSE'],
    ['BarcodeColorConfig.colorViewfinder', 'ColorViewfinder'],
  ],
  cordova: [
    ['BarcodeSDK', 'DeckleSDKBarcode'],
    ['LogLevel.VERBOSE', "'VERBOSE'"],
    ['scanBarcode()', 'DeckleSDKBarcode.scanBarcode()'],
  ],
};

const cases = Object.entries({ document, barcode }).flatMap(([product, byPlatform]) =>
  Object.entries(byPlatform).flatMap(([platform, pairs]) =>
    pairs.map(
      ([neutral, text]) => [product as ProductId, platform as PlatformId, neutral, text] as const,
    ),
  ),
);

it.each(cases)('%s on %s: %s is %s', (product, platform, neutral, text) => {
  expect(spelled(neutral, platform, product).text).toBe(text);
});

it('refuses a platform the product does not exist on', () => {
  expect(() => spellType('Barcode', 'Windows', 'barcode')).toThrow(
    'The barcode product has no spelling on Windows.',
  );
});

describe('full names', () => {
  it.each([
    ['Android', 'resetOnboarding()', 'Onboarding.reset'],
    ['Flutter', 'getText()', 'DeckleSdkDocumentDataReader.getText'],
    ['iOS', 'ColorConfig.colorPrimary', 'ColorConfiguration.setColorPrimary(light:dark:)'],
    ['iOS', 'getImageBytes()', 'Document.getImage(page:pageSourceType:)'],
    ['iOS', 'scanTipsDefaultItems()', 'ScanTips.defaultItems'],
  ] as const)('have an owner, and labels in Swift: on %s, %s is %s', (platform, neutral, full) => {
    expect(spelled(neutral, platform, 'document').full).toBe(full);
    expect(withoutLabels(full)).toBe(full.replace(/\(.*/, ''));
  });
});

it('says `nil` where the language does', () => {
  expect(spellLiterals('`null` hides it; `null` never means `nullable`.', 'iOS')).toBe(
    '`nil` hides it; `nil` never means `nullable`.',
  );
  expect(spellLiterals('```null```', 'iOS')).toBe('```null```');
  expect(spellLiterals('`null` hides it.', 'Windows')).toBe('`null` hides it.');
});

it.each([
  ['FILE_IO', 'pascal', 'FileIO'],
  ['FILE_IO', 'lowerCamel', 'fileIO'],
  ['BLACKWHITE', 'pascal', 'BlackWhite'],
  ['A4_LANDSCAPE', 'lowerCamel', 'a4Landscape'],
  ['GALLERY_MULTIPLE', 'upper', 'GALLERY_MULTIPLE'],
  ['GALLERY_MULTIPLE', 'string', "'GALLERY_MULTIPLE'"],
] as const)('%s in %s case is %s', (name, to, text) => {
  expect(recase(name, to)).toBe(text);
});
