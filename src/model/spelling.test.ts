import { describe, expect, it } from 'vitest';
import { platforms, type PlatformId, type ProductId } from './platforms';
import {
  recase,
  spell,
  spellLiterals,
  spellType,
  withoutLabels,
  type NeutralKind,
} from './spelling';

/** `Type`, `Type.member`, `Enum.MEMBER` or `function()` as the model has it, and its spelling. */
type Pairs = Readonly<Record<string, string>>;

const document: Readonly<Record<PlatformId, Pairs>> = {
  Android: {
    ColorConfig: 'ColorConfiguration',
    LogLevel: 'Logger.Level',
    'ScanFilter.BLACKWHITE': 'ScanFilter.BLACKWHITE',
    'Source.GALLERY_MULTIPLE': 'Source.GALLERY_MULTIPLE',
    'LogLevel.VERBOSE': 'Logger.Level.VERBOSE',
    'PDFPageFormat.A4_LANDSCAPE': 'Document.PDFPageFormat.A4_LANDSCAPE',
    'PageSourceType.CUT_FILTER': 'Document.PageSourceType.CUT_FILTER',
    'initSDK()': 'DeckleSDK.initSDK()',
    'getLastError()': 'DeckleSDK.getLastError()',
    'deleteTempFiles()': 'DeckleSDK.deleteTempFiles()',
    'setLogLevel()': 'Logger.setLogLevel()',
    'getTraceFile()': 'Logger.getTraceFile()',
    'scanDocument()': 'ScanResult',
    'startPhotoPayment()': 'PhotoPaymentResult',
    'startPhotoPaymentWithExternalFiles()': 'PhotoPaymentFilesResult',
    'loadFile()': 'DocumentDataReader.loadFile()',
    'setAnalyzeConfiguration()': 'DocumentDataReader.setAnalyzeConfiguration()',
    'getText()': 'DocumentDataReader.getText()',
    'analyze()': 'DocumentDataReader.analyze()',
    'writePDF()': 'Document.writePDF()',
    'writeImage()': 'Document.writeImage()',
    'getImageBytes()': 'Document.getImageBytes()',
    'pageCount()': 'Document.pageCount()',
    'onboardingDefaultItems()': 'Onboarding.defaultItems',
    'scanTipsDefaultItems()': 'ScanTips.defaultItems',
    'emptyResultScreenDefaultItems()': 'EmptyResultScreen.defaultItems',
    'resetOnboarding()': 'Onboarding.reset()',
    'DocumentScannerConfiguration.pageEditConfig': 'pageEditConfig',
    'DocumentScannerConfiguration.colorConfig': 'colorConfig',
    'ColorConfig.colorPrimary': 'colorPrimary',
  },
  iOS: {
    ColorConfig: 'ColorConfiguration',
    'ScanFilter.BLACKWHITE': 'ScanFilter.blackWhite',
    'Source.GALLERY_MULTIPLE': 'Source.galleryMultiple',
    'LogLevel.VERBOSE': 'Logger.Level.verbose',
    'PDFPageFormat.A4_LANDSCAPE': 'Document.PDFPageFormat.A4Landscape',
    'PDFPageFormat.A4': 'Document.PDFPageFormat.A4',
    'PDFPageFormat.FIT_TO_PAGES': 'Document.PDFPageFormat.FitToPages',
    'PageSourceType.CUT_FILTER': 'Document.PageSourceType.cutFilter',
    'DeckleError.FILE_IO': 'DeckleError.fileIO',
    'initSDK()': 'DeckleSDK.initSDK()',
    'getLastError()': 'DeckleSDK.getLastError()',
    'getLastErrorCode()': 'DeckleSDK.getLastErrorCode()',
    'version()': 'DeckleSDK.version()',
    'deleteTempFiles()': 'DeckleSDK.deleteTempFiles()',
    'setLogLevel()': 'Logger.setLogLevel()',
    'getTraceFile()': 'Logger.getTraceFile()',
    'scanDocument()': 'UI.scanDocument()',
    'startPhotoPayment()': 'UI.startPhotoPayment()',
    'loadFile()': 'DocumentDataReader.loadFile()',
    'getText()': 'DocumentDataReader.getText()',
    'setAnalyzeConfiguration()': 'DocumentDataReader.setAnalyzeConfiguration()',
    'analyze()': 'DocumentDataReader.analyze()',
    'writePDF()': 'Document.writePDF()',
    'writeImage()': 'Document.writeImage()',
    'getImageBytes()': 'Document.getImage()',
    'pageCount()': 'Document.pageCount()',
    'startPhotoPaymentWithExternalFiles()': 'UI.startPhotoPaymentWithExternalFile()',
    'onboardingDefaultItems()': 'Onboarding.defaultItems',
    'scanTipsDefaultItems()': 'ScanTips.defaultItems',
    'emptyResultScreenDefaultItems()': 'EmptyResultScreen.defaultItems',
    'resetOnboarding()': 'Onboarding.reset()',
    'DocumentScannerConfiguration.colorConfig': 'colorConfig',
    'DocumentScannerConfiguration.sourceImages': 'sourceImages',
    'ColorConfig.colorPrimary': 'setColorPrimary()',
    'ColorConfig.colorScanButtonsLayoutBackground': 'setColorScanButtonsLayoutBackground()',
  },
  MAUI: {
    ColorConfig: 'ColorConfiguration',
    'Source.CAMERA_IMPORT': 'Source.CameraImport',
    'PDFPageFormat.A4_LANDSCAPE': 'PDFPageFormat.A4Landscape',
    'StatusBarAppearance.DARK': 'StatusBarAppearance.Dark',
    'PaymentAnalyzeConfiguration.readSEPACreditor': 'ReadSEPACreditor',
    'ScanFilter.BLACKWHITE': 'ScanFilter.BlackWhite',
    'Source.GALLERY_MULTIPLE': 'Source.GalleryMultiple',
    'LogLevel.VERBOSE': 'Logger.Level.Verbose',
    'PDFPageFormat.A4': 'PDFPageFormat.A4',
    'PageSourceType.CUT_FILTER': 'PageSourceType.CutFilter',
    'initSDK()': 'DeckleSDK.InitSDK()',
    'getLastError()': 'DeckleSDK.LastError',
    'scanDocument()': 'UI.ScanDocument()',
    'startPhotoPayment()': 'UI.StartPhotoPayment()',
    'loadFile()': 'DocumentDataReader.LoadFile()',
    'getText()': 'DocumentDataReader.GetText()',
    'setAnalyzeConfiguration()': 'DocumentDataReader.SetAnalyzeConfiguration()',
    'analyze()': 'DocumentDataReader.Analyze()',
    'writePDF()': 'Document.WritePDF()',
    'writeImage()': 'Document.WriteImage()',
    'getImageBytes()': 'Document.GetImageBytes()',
    'pageCount()': 'Document.PageCount()',
    'setLogLevel()': 'Logger.SetLogLevel()',
    'getTraceFile()': 'Logger.GetTraceFile()',
    'deleteTempFiles()': 'DeckleSDK.DeleteTempFiles()',
    'onboardingDefaultItems()': 'UI.OnboardingDefaultItems()',
    'scanTipsDefaultItems()': 'UI.ScanTipsDefaultItems()',
    'emptyResultScreenDefaultItems()': 'UI.EmptyResultScreenDefaultItems()',
    'resetOnboarding()': 'UI.ResetOnboarding()',
    'DocumentScannerConfiguration.pageEditConfig': 'PageEditConfig',
    'PageEditConfiguration.allowPageFilter': 'AllowPageFilter',
    'DocumentScannerConfiguration.colorConfig': 'ColorConfig',
    'ColorConfig.colorPrimary': 'ColorPrimary',
    'AnalyzeConfiguration.readBIC': 'ReadBIC',
  },
  Xamarin: {
    ColorConfig: 'ColorConfiguration',
    'ColorConfig.colorPrimary': 'ColorPrimary',
    'PDFPageFormat.FIT_TO_PAGES': 'PDFPageFormat.FitToPages',
    'getText()': 'DocumentDataReader.GetText()',
    'setAnalyzeConfiguration()': 'DocumentDataReader.SetAnalyzeConfiguration()',
    'analyze()': 'DocumentDataReader.Analyze()',
    'writeImage()': 'Document.WriteImage()',
    'getImageBytes()': 'Document.GetImageBytes()',
    'pageCount()': 'Document.PageCount()',
    'getTraceFile()': 'Logger.GetTraceFile()',
    'deleteTempFiles()': 'DeckleSDK.DeleteTempFiles()',
    'PageEditConfiguration.allowPageFilter': 'AllowPageFilter',
    'ScanFilter.BLACKWHITE': 'ScanFilter.BlackWhite',
    'Source.GALLERY_MULTIPLE': 'Source.GalleryMultiple',
    'LogLevel.VERBOSE': 'Logger.Level.Verbose',
    'PDFPageFormat.A4': 'PDFPageFormat.A4',
    'PageSourceType.CUT_FILTER': 'PageSourceType.CutFilter',
    'initSDK()': 'DeckleSDK.InitSDK()',
    'getLastError()': 'DeckleSDK.LastError',
    'scanDocument()': 'UI.ScanDocument()',
    'loadFile()': 'DocumentDataReader.LoadFile()',
    'writePDF()': 'Document.WritePDF()',
    'setLogLevel()': 'Logger.SetLogLevel()',
    'DocumentScannerConfiguration.colorConfig': 'ColorConfig',
  },
  Windows: {
    LogLevel: 'Logger.Level',
    'LogLevel.DEBUG': 'Logger.Level.Debug',
    'PDFPageFormat.A4': 'Document.PDFPageFormat.A4',
    'PDFPageFormat.FIT_TO_PAGES': 'Document.PDFPageFormat.FitToPages',
    'initSDK()': 'DeckleSDK.InitSDK()',
    'getLastError()': 'DeckleSDK.GetLastError()',
    'setAnalyzeConfiguration()': 'DeckleSDK.SetAnalyzeConfiguration()',
    'loadFile()': 'Document.Load()',
    'addPage()': 'Document.AddPage()',
    'pageCount()': 'Document.PageCount()',
    'getText()': 'Document.Text()',
    'analyze()': 'Document.Analyze()',
    'writePDF()': 'Document.WritePDF()',
    'setLogLevel()': 'Logger.SetLogLevel()',
    'getTraceFile()': 'Logger.Filename',
    'AnalyzeConfiguration.readBIC': 'ReadBIC',
    'AnalyzeConfiguration.readPaymentState': 'ReadPaymentState',
  },
  Flutter: {
    DeckleSDK: 'DeckleSdk',
    ColorConfig: 'ColorConfiguration',
    LogLevel: 'Level',
    'ScanFilter.BLACKWHITE': 'ScanFilter.blackWhite',
    'Source.GALLERY_MULTIPLE': 'Source.galleryMultiple',
    'Source.CAMERA_IMPORT': 'Source.CameraImport',
    'LogLevel.VERBOSE': 'Level.verbose',
    // `assert` is a reserved word of Dart.
    'LogLevel.ASSERT': 'Level.assertion',
    'PDFPageFormat.A4_LANDSCAPE': 'PDFPageFormat.a4Landscape',
    'ScanFilter.AUTO2': 'ScanFilter.auto2',
    'StatusBarAppearance.LIGHT': 'StatusBarAppearance.light',
    'DocumentScannerConfiguration.pageEditConfig': 'pageEditConfig',
    'AnalyzeConfiguration.readBIC': 'readBIC',
    'PDFPageFormat.FIT_TO_PAGES': 'PDFPageFormat.fitToPages',
    'PageSourceType.CUT_FILTER': 'PageSourceType.cutFilter',
    'initSDK()': 'DeckleSdk.initSDK()',
    'getLastError()': 'DeckleSdk.getLastError()',
    'deleteTempFiles()': 'DeckleSdk.deleteTempFiles()',
    'scanDocument()': 'DeckleSdkUi.scanDocument()',
    'startPhotoPayment()': 'DeckleSdkUi.startPhotoPayment()',
    'onboardingDefaultItems()': 'DeckleSdkUi.onboardingDefaultItems()',
    'scanTipsDefaultItems()': 'DeckleSdkUi.scanTipsDefaultItems()',
    'emptyResultScreenDefaultItems()': 'DeckleSdkUi.emptyResultScreenDefaultItems()',
    'resetOnboarding()': 'DeckleSdkUi.resetOnboarding()',
    'loadFile()': 'DeckleSdkDocumentDataReader.loadFile()',
    'setAnalyzeConfiguration()': 'DeckleSdkDocumentDataReader.setAnalyzeConfiguration()',
    'getText()': 'DeckleSdkDocumentDataReader.getText()',
    'analyze()': 'DeckleSdkDocumentDataReader.analyze()',
    'writePDF()': 'DeckleSdkDocument.writePDF()',
    'writeImage()': 'DeckleSdkDocument.writeImage()',
    'getImageBytes()': 'DeckleSdkDocument.getImageBytes()',
    'pageCount()': 'DeckleSdkDocument.pageCount()',
    'setLogLevel()': 'DeckleSdkLogger.setLogLevel()',
    'getTraceFile()': 'DeckleSdkLogger.getTraceFile()',
    'DocumentScannerConfiguration.colorConfig': 'colorConfig',
    'ColorConfig.colorPrimary': 'colorPrimary',
  },
  'react-native': {
    ColorConfig: 'ColorConfig',
    DeckleColor: 'DeckleColor',
    'ScanFilter.BLACKWHITE': 'ScanFilter.BLACKWHITE',
    'Source.GALLERY_MULTIPLE': 'Source.GALLERY_MULTIPLE',
    'LogLevel.VERBOSE': 'LogLevel.VERBOSE',
    'PDFPageFormat.A4_LANDSCAPE': 'PDFPageFormat.A4_LANDSCAPE',
    'PDFPageFormat.FIT_TO_PAGES': 'PDFPageFormat.FIT_TO_PAGES',
    'PageSourceType.CUT_FILTER': 'PageSourceType.CUT_FILTER',
    'initSDK()': 'DeckleSDK.initSDK()',
    'getLastError()': 'DeckleSDK.getLastError()',
    'scanDocument()': 'DeckleSDK.scanDocument()',
    'startPhotoPayment()': 'DeckleSDK.startPhotoPayment()',
    'loadFile()': 'DeckleSDK.loadFile()',
    'setAnalyzeConfiguration()': 'DeckleSDK.setAnalyzeConfiguration()',
    'getText()': 'DeckleSDK.getText()',
    'getTextPage()': 'DeckleSDK.getTextPage()',
    'analyze()': 'DeckleSDK.analyze()',
    'writePDF()': 'DeckleSDK.writePDF()',
    'writeImage()': 'DeckleSDK.writeImage()',
    'getImageBytes()': 'DeckleSDK.getImageBytes()',
    'pageCount()': 'DeckleSDK.pageCount()',
    'setLogLevel()': 'DeckleSDK.setLogLevel()',
    'getTraceFile()': 'DeckleSDK.getTraceFile()',
    'deleteTempFiles()': 'DeckleSDK.deleteTempFiles()',
    'onboardingDefaultItems()': 'DeckleSDK.onboardingDefaultItems()',
    'scanTipsDefaultItems()': 'DeckleSDK.scanTipsDefaultItems()',
    'emptyResultScreenDefaultItems()': 'DeckleSDK.emptyResultScreenDefaultItems()',
    'resetOnboarding()': 'DeckleSDK.resetOnboarding()',
    'DocumentScannerConfiguration.colorConfig': 'ColorConfig',
    'DocumentScannerConfiguration.autoCapture': 'autoCapture',
    'ColorConfig.colorPrimary': 'ColorPrimary',
    'DeckleColor.light': 'Light',
    'DeckleColor.dark': 'Dark',
  },
  capacitor: {
    'ScanFilter.BLACKWHITE': 'ScanFilter.BlackWhite',
    'Source.GALLERY_MULTIPLE': 'Source.GalleryMultiple',
    'LogLevel.VERBOSE': 'LogLevel.Verbose',
    'PDFPageFormat.A4_LANDSCAPE': 'PDFPageFormat.A4Landscape',
    'PageSourceType.CUT_FILTER': 'PageSourceType.CutFilter',
    'initSDK()': 'DeckleSDK.initSDK()',
    'scanDocument()': 'DeckleSDK.scanDocument()',
    'startPhotoPayment()': 'DeckleSDK.startPhotoPayment()',
    'loadFile()': 'DeckleSDK.loadFile()',
    'setAnalyzeConfiguration()': 'DeckleSDK.setAnalyzeConfiguration()',
    'getText()': 'DeckleSDK.getText()',
    'getTextPage()': 'DeckleSDK.getTextPage()',
    'analyze()': 'DeckleSDK.analyze()',
    'writePDF()': 'DeckleSDK.writePDF()',
    'writeImage()': 'DeckleSDK.writeImage()',
    'getImageBytes()': 'DeckleSDK.getImageBytes()',
    'pageCount()': 'DeckleSDK.pageCount()',
    'setLogLevel()': 'DeckleSDK.setLogLevel()',
    'getTraceFile()': 'DeckleSDK.getTraceFile()',
    'deleteTempFiles()': 'DeckleSDK.deleteTempFiles()',
    'onboardingDefaultItems()': 'DeckleSDK.onboardingDefaultItems()',
    'scanTipsDefaultItems()': 'DeckleSDK.scanTipsDefaultItems()',
    'emptyResultScreenDefaultItems()': 'DeckleSDK.emptyResultScreenDefaultItems()',
    'resetOnboarding()': 'DeckleSDK.resetOnboarding()',
    'DocumentScannerConfiguration.colorConfig': 'ColorConfig',
    'DeckleColor.dark': 'Dark',
  },
  cordova: {
    DeckleSDK: 'DeckleSDKPromisify',
    ColorConfig: 'ColorConfig',
    DeckleColor: 'DeckleColor',
    'PDFPageFormat.FIT_TO_PAGES': "'FIT_TO_PAGES'",
    'StatusBarAppearance.DARK': "'DARK'",
    'ScanFilter.BLACKWHITE': "'BLACKWHITE'",
    'Source.GALLERY_MULTIPLE': "'GALLERY_MULTIPLE'",
    'LogLevel.VERBOSE': "'VERBOSE'",
    'PDFPageFormat.A4_LANDSCAPE': "'A4_LANDSCAPE'",
    'PageSourceType.CUT_FILTER': "'CUT_FILTER'",
    'initSDK()': 'DeckleSDKPromisify.initSDK()',
    'scanDocument()': 'DeckleSDKPromisify.scanDocument()',
    'startPhotoPayment()': 'DeckleSDKPromisify.startPhotoPayment()',
    'loadFile()': 'DeckleSDKPromisify.loadFile()',
    'setAnalyzeConfiguration()': 'DeckleSDKPromisify.setAnalyzeConfiguration()',
    'getText()': 'DeckleSDKPromisify.getText()',
    'getTextPage()': 'DeckleSDKPromisify.getTextPage()',
    'analyze()': 'DeckleSDKPromisify.analyze()',
    'writePDF()': 'DeckleSDKPromisify.writePDF()',
    'writeImage()': 'DeckleSDKPromisify.writeImage()',
    'getImageBytes()': 'DeckleSDKPromisify.getImageBytes()',
    'pageCount()': 'DeckleSDKPromisify.pageCount()',
    'setLogLevel()': 'DeckleSDKPromisify.setLogLevel()',
    'getTraceFile()': 'DeckleSDKPromisify.getTraceFile()',
    'deleteTempFiles()': 'DeckleSDKPromisify.deleteTempFiles()',
    'onboardingDefaultItems()': 'DeckleSDKPromisify.onboardingDefaultItems()',
    'scanTipsDefaultItems()': 'DeckleSDKPromisify.scanTipsDefaultItems()',
    'emptyResultScreenDefaultItems()': 'DeckleSDKPromisify.emptyResultScreenDefaultItems()',
    'resetOnboarding()': 'DeckleSDKPromisify.resetOnboarding()',
    'DocumentScannerConfiguration.colorConfig': 'ColorConfig',
    'DeckleColor.light': 'Light',
  },
};

const barcode: Readonly<Partial<Record<PlatformId, Pairs>>> = {
  Android: {
    BarcodeSDK: 'DeckleSDK',
    BarcodeColorConfig: 'BarcodeColorConfiguration',
    'BarcodeFormat.QR_CODE': 'BarcodeFormat.QR_CODE',
    'ReadingState.FINISHED': 'ReadingState.FINISHED',
    'initSDK()': 'DeckleSDK.initSDK()',
    'getLastError()': 'DeckleSDK.getLastError()',
    'deleteTempFiles()': 'DeckleSDK.deleteTempFiles()',
    'setLogLevel()': 'Logger.setLogLevel()',
    'getTraceFile()': 'Logger.getTraceFile()',
    'scanBarcode()': 'BarcodeScanResult',
    'LogLevel.VERBOSE': 'Logger.Level.VERBOSE',
    'BarcodeScannerConfiguration.colorConfig': 'colorConfig',
    'BarcodeColorConfig.colorViewfinder': 'colorViewfinder',
  },
  iOS: {
    'BarcodeFormat.QR_CODE': 'BarcodeFormat.qrCode',
    'BarcodeFormat.PDF_417': 'BarcodeFormat.pdf417',
    'BarcodeFormat.EAN_13': 'BarcodeFormat.ean13',
    'BarcodeFormat.UPC_A': 'BarcodeFormat.upcA',
    'ReadingState.FINISHED': 'ReadingState.finished',
    BarcodeColorConfig: 'BarcodeColorConfiguration',
    'initSDK()': 'DeckleSDK.initSDK()',
    'getLastError()': 'DeckleSDK.getLastError()',
    'setLogLevel()': 'Logger.setLogLevel()',
    'getTraceFile()': 'Logger.getTraceFile()',
    'scanBarcode()': 'BarcodeUI.scanBarcode()',
    'BarcodeScannerConfiguration.colorConfig': 'colorConfig',
    'BarcodeColorConfig.colorViewfinder': 'setColorViewfinder()',
  },
  'react-native': {
    BarcodeSDK: 'DeckleSDK',
    'BarcodeFormat.QR_CODE': "'QR_CODE'",
    'ReadingState.FINISHED': "'FINISHED'",
    'LogLevel.VERBOSE': 'LogLevel.VERBOSE',
    'initSDK()': 'DeckleSDK.initSDK()',
    'scanBarcode()': 'DeckleSDK.scanBarcode()',
    'setReadingState()': 'DeckleSDK.setReadingState()',
    'addBarcodeListener()': 'DeckleSDK.addBarcodeListener()',
    'BarcodeScannerConfiguration.colorConfig': 'ColorConfig',
    'BarcodeColorConfig.colorViewfinder': 'ColorViewfinder',
  },
  cordova: {
    BarcodeSDK: 'DeckleSDKBarcode',
    'BarcodeFormat.QR_CODE': "'QR_CODE'",
    'ReadingState.FINISHED': "'FINISHED'",
    'LogLevel.VERBOSE': "'VERBOSE'",
    'BarcodeScannerConfiguration.colorConfig': 'ColorConfig',
    'BarcodeColorConfig.colorViewfinder': 'ColorViewfinder',
    'initSDK()': 'DeckleSDKBarcode.initSDK()',
    'scanBarcode()': 'DeckleSDKBarcode.scanBarcode()',
    'setLogLevel()': 'DeckleSDKBarcode.setLogLevel()',
    'getTraceFile()': 'DeckleSDKBarcode.getTraceFile()',
    'deleteTempFiles()': 'DeckleSDKBarcode.deleteTempFiles()',
    'onBarcodeDetected()': 'DeckleSDKBarcode.onBarcodeDetected()',
    'setReadingState()': 'DeckleSDKBarcode.setReadingState()',
  },
};

function spelled(neutral: string, platform: PlatformId, product: ProductId): string {
  if (neutral.endsWith('()')) {
    const type = product === 'barcode' ? 'BarcodeSDK' : 'DeckleSDK';
    return spell({ kind: 'function', type, member: neutral.slice(0, -2), product }, platform).text;
  }
  const [type = '', member] = neutral.split('.');
  if (member === undefined) return spell({ kind: 'type', type, product }, platform).text;
  const kind: NeutralKind = member === member.toUpperCase() ? 'enumMember' : 'member';
  return spell({ kind, type, member, product }, platform).text;
}

const cases = (
  fixtures: Readonly<Partial<Record<PlatformId, Pairs>>>,
): [PlatformId, string, string][] =>
  Object.entries(fixtures).flatMap(([platform, pairs]) =>
    Object.entries(pairs).map(([neutral, text]): [PlatformId, string, string] => [
      platform as PlatformId,
      neutral,
      text,
    ]),
  );

describe('spelling of the Document SDK', () => {
  it('has fixtures for every platform', () => {
    expect(Object.keys(document).sort()).toEqual(platforms.map(({ id }) => id).sort());
  });

  it.each(cases(document))('%s: %s is %s', (platform, neutral, text) => {
    expect(spelled(neutral, platform, 'document')).toBe(text);
  });
});

describe('spelling of the Barcode SDK', () => {
  it.each(cases(barcode))('%s: %s is %s', (platform, neutral, text) => {
    expect(spelled(neutral, platform, 'barcode')).toBe(text);
  });

  it('refuses a platform the product does not exist on', () => {
    expect(() => spellType('Barcode', 'Windows', 'barcode')).toThrow(
      'The barcode product has no spelling on Windows.',
    );
  });
});

describe('full names', () => {
  it('carry the owner', () => {
    expect(
      spell(
        { kind: 'function', type: 'DeckleSDK', member: 'resetOnboarding', product: 'document' },
        'Android',
      ).full,
    ).toBe('Onboarding.reset');
    expect(
      spell(
        { kind: 'function', type: 'DeckleSDK', member: 'getText', product: 'document' },
        'Flutter',
      ).full,
    ).toBe('DeckleSdkDocumentDataReader.getText');
    expect(
      spell(
        { kind: 'member', type: 'ColorConfig', member: 'colorPrimary', product: 'document' },
        'iOS',
      ).full,
    ).toBe('ColorConfiguration.setColorPrimary(light:dark:)');
  });

  it.each([
    ['scanDocument', 'UI.scanDocument(scanDelegate:scanConfig:)'],
    ['getImageBytes', 'Document.getImage(page:pageSourceType:)'],
    ['resetOnboarding', 'Onboarding.reset(onboarding:scanHintPopup:)'],
    ['pageCount', 'Document.pageCount'],
    ['scanTipsDefaultItems', 'ScanTips.defaultItems'],
  ])('carry the labels of arguments in Swift: %s is %s', (member, full) => {
    const symbol = { kind: 'function', type: 'DeckleSDK', member, product: 'document' } as const;
    expect(spell(symbol, 'iOS').full).toBe(full);
    expect(withoutLabels(full)).toBe(full.replace(/\(.*/, ''));
  });
});

describe('spellLiterals', () => {
  it('says `nil` where the language does', () => {
    expect(spellLiterals('`null` hides it; `null` never means `nullable`.', 'iOS')).toBe(
      '`nil` hides it; `nil` never means `nullable`.',
    );
    expect(spellLiterals('```null```', 'iOS')).toBe('```null```');
    expect(spellLiterals('`null` hides it.', 'Windows')).toBe('`null` hides it.');
  });
});

describe('recase', () => {
  it.each([
    ['FILE_IO', 'pascal', 'FileIO'],
    ['FILE_IO', 'lowerCamel', 'fileIO'],
    ['BLACKWHITE', 'pascal', 'BlackWhite'],
    ['A4_LANDSCAPE', 'lowerCamel', 'a4Landscape'],
    ['AUTO2', 'pascal', 'Auto2'],
    ['GALLERY_MULTIPLE', 'upper', 'GALLERY_MULTIPLE'],
    ['GALLERY_MULTIPLE', 'string', "'GALLERY_MULTIPLE'"],
  ] as const)('%s in %s case is %s', (name, to, text) => {
    expect(recase(name, to)).toBe(text);
  });
});
