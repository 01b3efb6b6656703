/**
 * TypeScript API of the Document SDK for Capacitor: it scans paper documents, recognizes their
 * text, extracts their data, and writes PDF and image files. Everything runs on the device; no image
 * and no extracted value leaves it.
 *
 * The export `DeckleSDK` is the plugin, an object of type `sdk:DeckleSDK`. Enumerations and types
 * are named exports as well:
 *
 * ```ts
 * import {
 *   DeckleSDK,
 *   PDFPageFormat,
 *   type DocumentScannerConfiguration,
 * } from '@deckle/capacitor-sdk';
 * ```
 *
 * **Calls.** Every function takes one object and returns a Promise of one object, even for a single
 * value: `const { count } = await DeckleSDK.pageCount()`.
 *
 * **Results.** A canceled scan is a normal result with `status: 'CANCELED'`. Every failure,
 * including a missing argument, rejects with a message that names the reason, so wrap calls in
 * `try`/`catch`. Extracted data is a JSON string: parse it into `sdk:AnalyzeResult` or
 * `sdk:PhotoPaymentResult`.
 *
 * **Order of calls.** Call `sdk:DeckleSDK.initSDK` once per app start, then
 * `sdk:DeckleSDK.setAnalyzeConfiguration` if your app reads text or data. Scanning or loading a
 * file replaces the current document, on which all other functions work.
 *
 * **Conventions.** Page numbers start at 1, file sizes are in kilobytes. Files are named by URI;
 * `file://` URIs are accepted and returned. Take them from `Filesystem.getUri()` of the Filesystem
 * plugin. Leave out a configuration member to keep its default.
 * Color keys begin with a capital letter: `ColorConfig`, `ColorPrimary`, `Light`, `Dark`.
 *
 * **Where it runs.** In Capacitor apps on Android and iOS. After the installation run
 * `npx cap sync`. iOS needs `NSCameraUsageDescription` in
 * `ios/App/App/Info.plist`; without it the app crashes at the first scan. In a browser
 * `sdk:DeckleSDK.initSDK` throws and all other functions return dummy values, so guard calls with
 * `Capacitor.isNativePlatform()`.
 *
 * @packageDocumentation
 */
import type {
  AnalyzeConfiguration,
  BaseScannerConfiguration as CommonScannerConfiguration,
  DeckleListItem,
  EmptyResultScreen,
  PaymentAnalyzeConfiguration,
  ScanTips,
} from '../../model/configuration';

export type {
  AnalyzeConfiguration,
  ButtonConfiguration,
  DeckleButton,
  DeckleListItem,
  EmptyResultScreen,
  Onboarding,
  PageEditConfiguration,
  PaymentAnalyzeConfiguration,
  ScanHintPopup,
  ScanTips,
  TextConfiguration,
} from '../../model/configuration';
export type {
  AnalyzeAddress,
  AnalyzeBankAccount,
  AnalyzeResult,
  PhotoPaymentResult,
} from '../../model/results';

/**
 * @example
 * ```ts
 * import { DeckleSDK, LogLevel } from '@deckle/capacitor-sdk';
 *
 * async function logLess(isRelease: boolean): Promise<void> {
 *   await DeckleSDK.setLogLevel({ logLevel: isRelease ? LogLevel.Error : LogLevel.Verbose });
 * }
 * ```
 *
 * @since 2.0.1-beta.1
 */
export enum LogLevel {
  Disable = 'DISABLE',
  Assert = 'ASSERT',
  Error = 'ERROR',
  Warning = 'WARNING',
  Info = 'INFO',
  Debug = 'DEBUG',
  Verbose = 'VERBOSE',
}

/**
 * @example
 * ```ts
 * import { ScanFilter, type DocumentScannerConfiguration } from '@deckle/capacitor-sdk';
 *
 * const config: DocumentScannerConfiguration = { defaultScanFilter: ScanFilter.BlackWhite };
 * ```
 *
 * @since 2.0.1-beta.1
 */
export enum ScanFilter {
  Auto = 'AUTO',
  Gray = 'GRAY',
  BlackWhite = 'BLACKWHITE',
  Original = 'ORIGINAL',
  Text = 'TEXT',
  Auto2 = 'AUTO2',
  Illustration = 'ILLUSTRATION',
}

/**
 * @example
 * ```ts
 * import { Source, type DocumentScannerConfiguration } from '@deckle/capacitor-sdk';
 *
 * const config: DocumentScannerConfiguration = { source: Source.GalleryMultiple };
 * ```
 *
 * @since 2.0.1-beta.1
 */
export enum Source {
  Camera = 'CAMERA',
  Image = 'IMAGE',
  Gallery = 'GALLERY',
  GalleryMultiple = 'GALLERY_MULTIPLE',
  CameraImport = 'CAMERA_IMPORT',
}

/**
 * @example
 * ```ts
 * import { DeckleSDK, PDFPageFormat } from '@deckle/capacitor-sdk';
 *
 * async function savePdf(target: string): Promise<string> {
 *   const pageFormat = PDFPageFormat.A4;
 *   const { fileUri } = await DeckleSDK.writePDF({ fileUri: target, overWrite: true, pageFormat });
 *   return fileUri;
 * }
 * ```
 *
 * @since 2.0.1-beta.1
 */
export enum PDFPageFormat {
  FitToPages = 'FIT_TO_PAGES',
  A4 = 'A4',
  A4Landscape = 'A4_LANDSCAPE',
  A5 = 'A5',
  A5Landscape = 'A5_LANDSCAPE',
  Letter = 'LETTER',
  LetterLandscape = 'LETTER_LANDSCAPE',
  Legal = 'LEGAL',
  LegalLandscape = 'LEGAL_LANDSCAPE',
}

/**
 * @example
 * ```ts
 * import { DeckleSDK, PageSourceType } from '@deckle/capacitor-sdk';
 *
 * async function untouchedPage(pageNumber: number): Promise<string> {
 *   const pageSourceType = PageSourceType.Original;
 *   const { bytes } = await DeckleSDK.getImageBytes({ pageNumber, pageSourceType });
 *   return bytes;
 * }
 * ```
 *
 * @since 2.0.1-beta.1
 */
export enum PageSourceType {
  Original = 'ORIGINAL',
  CutFilter = 'CUT_FILTER',
  CutOnly = 'CUT_ONLY',
}

/**
 * @example
 * ```ts
 * import {
 *   StatusBarAppearance,
 *   type DocumentScannerConfiguration,
 * } from '@deckle/capacitor-sdk';
 *
 * const config: DocumentScannerConfiguration = {
 *   statusBarAppearance: StatusBarAppearance.Dark,
 * };
 * ```
 */
export enum StatusBarAppearance {
  Light = 'LIGHT',
  Dark = 'DARK',
}

/**
 * @example
 * ```ts
 * import {
 *   NavigationBarAppearance,
 *   type DocumentScannerConfiguration,
 * } from '@deckle/capacitor-sdk';
 *
 * const config: DocumentScannerConfiguration = {
 *   navigationBarAppearance: NavigationBarAppearance.Dark,
 * };
 * ```
 */
export enum NavigationBarAppearance {
  Light = 'LIGHT',
  Dark = 'DARK',
}

/**
 * How a scan or a photo payment ended.
 *
 * @remarks
 * `sdk:DeckleSDK.scanDocument`, `sdk:DeckleSDK.startPhotoPayment` and
 * `sdk:DeckleSDK.startPhotoPaymentWithExternalFiles` resolve with it.
 *
 * - `'SUCCESS'`: the user finished.
 * - `'CANCELED'`: the user closed the scanner or went back, which isn't an error.
 *
 * A failure has no status: the Promise rejects.
 *
 * @example
 * ```ts
 * import { DeckleSDK, type ScanStatus } from '@deckle/capacitor-sdk';
 *
 * async function scan(): Promise<ScanStatus> {
 *   const { status } = await DeckleSDK.scanDocument({ config: {} });
 *   return status;
 * }
 * ```
 *
 * @since 1.6
 */
export type ScanStatus = 'SUCCESS' | 'CANCELED';

/**
 * @example
 * ```ts
 * import type { DeckleColor } from '@deckle/capacitor-sdk';
 *
 * const accent: DeckleColor = { Light: '#2E7D32', Dark: '#81C784' };
 * ```
 */
export interface DeckleColor {
  Light: string;
  Dark: string;
}

/**
 * @example
 * ```ts
 * import type {
 *   ColorConfig,
 *   DocumentScannerConfiguration,
 * } from '@deckle/capacitor-sdk';
 *
 * const colors: ColorConfig = {
 *   ColorPrimary: { Light: '#00639B', Dark: '#8ECDFF' },
 *   ColorTopBarBackground: { Light: '#00639B', Dark: '#101C2B' },
 * };
 * const config: DocumentScannerConfiguration = { ColorConfig: colors };
 * ```
 */
export interface ColorConfig {
  ColorPrimary?: DeckleColor;
  ColorOnPrimary?: DeckleColor;
  ColorSecondary?: DeckleColor;
  ColorOnSecondary?: DeckleColor;
  ColorScanButtonsLayoutBackground?: DeckleColor;
  ColorScanButtonsForeground?: DeckleColor;
  ColorScanPolygon?: DeckleColor;
  ColorBottomBarBackground?: DeckleColor;
  ColorBottomBarForeground?: DeckleColor;
  ColorTopBarBackground?: DeckleColor;
  ColorTopBarForeground?: DeckleColor;
  ColorTopBarTitle?: DeckleColor;
}

interface BaseScannerConfiguration extends Omit<
  CommonScannerConfiguration,
  'source' | 'defaultScanFilter' | 'colorConfig' | 'statusBarAppearance' | 'navigationBarAppearance'
> {
  source?: Source;
  defaultScanFilter?: ScanFilter;
  ColorConfig?: ColorConfig;
  statusBarAppearance?: StatusBarAppearance;
  navigationBarAppearance?: NavigationBarAppearance;
}

/**
 * @example
 * ```ts
 * import {
 *   ScanFilter,
 *   Source,
 *   type DocumentScannerConfiguration,
 * } from '@deckle/capacitor-sdk';
 *
 * const config: DocumentScannerConfiguration = {
 *   source: Source.CameraImport,
 *   defaultScanFilter: ScanFilter.BlackWhite,
 *   confirmPages: true,
 *   pageEditConfig: { allowPageAdd: true, allowPageRetake: true },
 *   textConfig: { textDocumentTitle: 'Delivery note' },
 * };
 * ```
 */
export interface DocumentScannerConfiguration extends BaseScannerConfiguration {}

/**
 * @example
 * ```ts
 * import type { PhotoPaymentConfiguration } from '@deckle/capacitor-sdk';
 *
 * const config: PhotoPaymentConfiguration = {
 *   allowPageEditing: false,
 *   analyzeConfig: { readPaymentState: true },
 *   emptyResultScreen: { title: 'No payment data found' },
 * };
 * ```
 */
export interface PhotoPaymentConfiguration extends BaseScannerConfiguration {
  analyzeConfig?: PaymentAnalyzeConfiguration;
  emptyResultScreen?: EmptyResultScreen | null;
  /** @since 1.8 */
  scanTips?: ScanTips | null;
  allowGiroCode?: boolean;
}

/**
 * Functions of the Document SDK for Capacitor.
 *
 * @remarks
 * The export `DeckleSDK` is the one object of this type. Call `sdk:DeckleSDK.initSDK` first. The
 * SDK keeps exactly one current document: scanning or loading a file replaces it, and the functions
 * for text, data, PDF and images all work on it.
 *
 * @since 1.6
 */
export interface DeckleSDK {
  /**
   * @param options - The license key.
   * @returns A Promise that resolves without a value if the SDK is ready.
   * @failure Rejects with the reason: the key is malformed, expired, or issued for another app.
   * In a browser it throws, because the SDK isn't supported there.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * async function startDeckle(licenseKey: string): Promise<boolean> {
   *   try {
   *     await DeckleSDK.initSDK({ licenseKey });
   *   } catch (error) {
   *     console.warn('Document SDK:', error);
   *     return false;
   *   }
   *   try {
   *     await DeckleSDK.setAnalyzeConfiguration({ config: { readBIC: true } });
   *   } catch (error) {
   *     // The scanner still works.
   *     console.warn('Document SDK:', error);
   *   }
   *   return true;
   * }
   * ```
   */
  initSDK(options: {
    /** Your license key, or an empty string for a test of one minute. */
    licenseKey: string;
  }): Promise<void>;

  /**
   * @param options - The level.
   * @returns A Promise that resolves without a value.
   * @failure Rejects with the reason, for example a missing level.
   * @example
   * ```ts
   * import { DeckleSDK, LogLevel } from '@deckle/capacitor-sdk';
   *
   * await DeckleSDK.setLogLevel({ logLevel: LogLevel.Warning });
   * ```
   */
  setLogLevel(options: {
    /** The most detailed kind of message to write. The default of the SDK is `sdk:LogLevel.VERBOSE`. */
    logLevel: LogLevel;
  }): Promise<void>;

  /**
   * @returns A Promise that resolves with an object. Its `fileUri` is the URI of the trace file.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * const { fileUri } = await DeckleSDK.getTraceFile();
   * console.log(`Attach ${fileUri} to your support request.`);
   * ```
   */
  getTraceFile(): Promise<{
    /** URI of the trace file. */
    fileUri: string;
  }>;

  /**
   * @param options - Whether the trace file is emptied as well.
   * @returns A Promise that resolves without a value when the files are deleted.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * await DeckleSDK.deleteTempFiles({ deleteTraceFileContent: false });
   * ```
   */
  deleteTempFiles(options: {
    /** `true` empties the trace file as well; `false` keeps its content. */
    deleteTraceFileContent: boolean;
  }): Promise<void>;

  /**
   * @param options - The configuration of the scan.
   * @returns A Promise of an object; its `status` is `'SUCCESS'` if the user finished the scan. The
   * pages are now the current document.
   * @cancel Resolves with `'CANCELED'` as `status` if the user closes the scanner or goes back.
   * @failure Rejects with the reason, for example a missing `config`.
   * @thread The SDK opens its screens on the UI thread for you.
   * @example
   * ```ts
   * import { DeckleSDK, ScanFilter } from '@deckle/capacitor-sdk';
   *
   * async function scanReceipt(): Promise<number> {
   *   const config = { defaultScanFilter: ScanFilter.Gray, multiPage: false };
   *   const { status } = await DeckleSDK.scanDocument({ config });
   *   if (status === 'CANCELED') return 0;
   *   const { count } = await DeckleSDK.pageCount();
   *   return count;
   * }
   * ```
   */
  scanDocument(options: {
    /** Settings of the scan. An empty object starts a multi-page camera scan. */
    config: DocumentScannerConfiguration;
  }): Promise<{
    /** How the scan ended. */
    status: ScanStatus;
  }>;

  /**
   * @param options - The configuration of the photo payment.
   * @returns A Promise of an object; its `status` is `'SUCCESS'`, its `data` a JSON string to parse into
   * a `sdk:PhotoPaymentResult`.
   * @cancel Resolves with `'CANCELED'` as `status` and without `data` if the user closes the scanner.
   * @nothingFound Shows the empty result screen, where the user scans again or leaves. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, resolves with `'SUCCESS'` as
   * `status` and an empty string as `data`.
   * @failure Rejects with the reason.
   * @thread The SDK opens its screens on the UI thread for you.
   * @example
   * ```ts
   * import { DeckleSDK, type PhotoPaymentResult } from '@deckle/capacitor-sdk';
   *
   * async function payByPhoto(): Promise<PhotoPaymentResult | null> {
   *   const { data } = await DeckleSDK.startPhotoPayment({
   *     config: { allowPageEditing: false },
   *   });
   *   return data ? (JSON.parse(data) as PhotoPaymentResult) : null;
   * }
   * ```
   */
  startPhotoPayment(options: {
    /** Settings of the scan and of the values to read. */
    config: PhotoPaymentConfiguration;
  }): Promise<{
    /** How the photo payment ended. */
    status: ScanStatus;
    /** JSON string to parse into a `sdk:PhotoPaymentResult`; missing after a cancel. */
    data?: string;
  }>;

  /**
   * @param options - The files and the configuration of the photo payment.
   * @returns A Promise of an object; its `status` is `'SUCCESS'`, its `data` a JSON string to parse into
   * a `sdk:PhotoPaymentResult`.
   * @cancel Resolves with `'CANCELED'` as `status` and without `data` if the user closes the screens.
   * @nothingFound Shows the empty result screen. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, resolves with `'SUCCESS'` as
   * `status` and an empty string as `data`.
   * @failure Rejects with the reason, for example missing `fileUris`.
   * @thread The SDK opens its screens on the UI thread for you.
   * @example
   * ```ts
   * import { DeckleSDK, type PhotoPaymentResult } from '@deckle/capacitor-sdk';
   *
   * async function paySharedFile(uri: string): Promise<PhotoPaymentResult | null> {
   *   const { data } = await DeckleSDK.startPhotoPaymentWithExternalFiles({
   *     fileUris: [uri],
   *     config: {},
   *   });
   *   return data ? (JSON.parse(data) as PhotoPaymentResult) : null;
   * }
   * ```
   */
  startPhotoPaymentWithExternalFiles(options: {
    /**
     * The files. On Android, one or more `content://` URIs that your app may read; on iOS, exactly
     * one `file://` URI.
     */
    fileUris: string[];
    /** Settings of the values to read and of the screens. */
    config: PhotoPaymentConfiguration;
  }): Promise<{
    /** How the photo payment ended. */
    status: ScanStatus;
    /** JSON string to parse into a `sdk:PhotoPaymentResult`; missing after a cancel. */
    data?: string;
  }>;

  /**
   * @param options - The file and, if it is encrypted, its password.
   * @returns A Promise that resolves without a value when the file is the current document.
   * @failure Rejects with the reason: the file can't be read, is damaged or in an unsupported
   * format, or its password is missing or wrong.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * async function importFile(filepath: string, password?: string): Promise<number> {
   *   await DeckleSDK.loadFile({ filepath, password });
   *   const { count } = await DeckleSDK.pageCount();
   *   return count;
   * }
   * ```
   */
  loadFile(options: {
    /**
     * Path or URI of the file, readable by your app. On iOS, copy a file that the user picked into
     * your app's own storage first; on Android, a `content://` URI works directly. The
     * “p” in the name of this member is lowercase.
     */
    filepath: string;
    /** (since 6.0.0) Password of an encrypted PDF. Leave it out for all other files. */
    password?: string;
  }): Promise<void>;

  /**
   * @param options - The configuration of data extraction.
   * @returns A Promise that resolves without a value when the configuration is set.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * await DeckleSDK.setAnalyzeConfiguration({
   *   config: { readBIC: true, readPaymentState: true },
   * });
   * ```
   */
  setAnalyzeConfiguration(options: {
    /** Values to read in addition to the usual ones. */
    config: AnalyzeConfiguration;
  }): Promise<void>;

  /**
   * Returns the recognized text of all pages of the current document.
   * @returns A Promise of an object; its `text` is the text of all pages, with lines separated by `\n`.
   * @nothingFound Resolves with an empty `text`.
   * @failure Rejects with the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition is complete.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * async function findOrderNumber(): Promise<string | undefined> {
   *   const { text } = await DeckleSDK.getText();
   *   return /Order no\. (\d+)/.exec(text)?.[1];
   * }
   * ```
   */
  getText(): Promise<{
    /** Text of the whole document, its lines separated by `\n`. */
    text: string;
  }>;

  /**
   * @param options - The page.
   * @returns A Promise of an object; its `text` is the text of the page, with lines separated by `\n`.
   * @nothingFound Resolves with an empty `text`.
   * @failure Rejects with the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition is complete.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * const { text } = await DeckleSDK.getTextPage({ pageNumber: 1 });
   * console.log(text.split('\n')[0]);
   * ```
   */
  getTextPage(options: {
    /** Number of the page, starting at 1. */
    pageNumber: number;
  }): Promise<{
    /** Text of the page, its lines separated by `\n`. */
    text: string;
  }>;

  /**
   * @returns A Promise of an object; its `data` is a JSON string to parse into an `sdk:AnalyzeResult`.
   * @nothingFound Resolves with an empty string as `data`.
   * @failure Rejects with the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition and extraction are complete.
   * @example
   * ```ts
   * import { DeckleSDK, type AnalyzeResult } from '@deckle/capacitor-sdk';
   *
   * async function readInvoice(): Promise<AnalyzeResult | null> {
   *   const { data } = await DeckleSDK.analyze();
   *   return data === '' ? null : (JSON.parse(data) as AnalyzeResult);
   * }
   * ```
   */
  analyze(): Promise<{
    /** JSON string to parse into an `sdk:AnalyzeResult`. */
    data: string;
  }>;

  /**
   * @param options - The target file and how it is written.
   * @remarks
   * The PDF is searchable if the document was scanned or loaded with text recognition, which the
   * license must include. Always use the returned URI: with `overWrite` set to `false` it can
   * differ from the one you passed.
   * @returns A Promise that resolves with an object. Its `fileUri` is the URI of the written file.
   * @failure Rejects with the reason. If `fileUri`, `overWrite`, or `pageFormat` is missing, the
   * message names the missing member.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when the
   * file is written.
   * @example
   * ```ts
   * import { DeckleSDK, PDFPageFormat } from '@deckle/capacitor-sdk';
   *
   * async function savePdf(folderUri: string): Promise<string> {
   *   const { fileUri } = await DeckleSDK.writePDF({
   *     fileUri: `${folderUri}/invoice.pdf`,
   *     overWrite: false,
   *     pageFormat: PDFPageFormat.A4,
   *     maxSizeKB: 2048,
   *   });
   *   return fileUri;
   * }
   * ```
   */
  writePDF(options: {
    /** URI of the PDF. The extension `.pdf` is added if it is missing. */
    fileUri: string;
    /**
     * `true` replaces an existing file; `false` keeps it and adds a number to the new name, for
     * example `Invoice(1).pdf`.
     */
    overWrite: boolean;
    /** Page size of the PDF. */
    pageFormat: PDFPageFormat;
    /**
     * (since 2.0.1-beta.1) Upper limit of the file size in kilobytes; 10 MB is `10 * 1024`. A file that would be larger
     * is compressed, which lowers the image quality and takes longer. 0 means no limit.
     * @defaultValue `0`
     */
    maxSizeKB?: number;
  }): Promise<{
    /** URI of the written file. */
    fileUri: string;
  }>;

  /**
   * @param options - The page and the target file.
   * @returns A Promise that resolves with an object. Its `fileUri` is the URI of the written file.
   * @failure Rejects with the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   * @since 1.6
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * async function savePages(folderUri: string): Promise<string[]> {
   *   const uris: string[] = [];
   *   const { count } = await DeckleSDK.pageCount();
   *   for (let pageNumber = 1; pageNumber <= count; pageNumber++) {
   *     const target = `${folderUri}/page-${pageNumber}.jpg`;
   *     const { fileUri } = await DeckleSDK.writeImage({ pageNumber, fileUri: target });
   *     uris.push(fileUri);
   *   }
   *   return uris;
   * }
   * ```
   */
  writeImage(options: {
    /** Number of the page, starting at 1. */
    pageNumber: number;
    /** URI of the JPG file. */
    fileUri: string;
  }): Promise<{
    /** URI of the written file. */
    fileUri: string;
  }>;

  /**
   * Returns one page of the current document as a JPG image in Base64.
   * @param options - The page and the version of its image.
   * @returns A Promise of an object; its `bytes` are the JPG image as a Base64 string, without the prefix
   * of a data URI.
   * @failure Rejects with the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   * @since 1.6
   * @example
   * ```ts
   * import { DeckleSDK, PageSourceType } from '@deckle/capacitor-sdk';
   *
   * async function previewUri(): Promise<string> {
   *   const { bytes } = await DeckleSDK.getImageBytes({
   *     pageNumber: 1,
   *     pageSourceType: PageSourceType.CutFilter,
   *   });
   *   return `data:image/jpeg;base64,${bytes}`;
   * }
   * ```
   */
  getImageBytes(options: {
    /** Number of the page, starting at 1. */
    pageNumber: number;
    /** Version of the page: untouched, cropped, or cropped and filtered. */
    pageSourceType: PageSourceType;
  }): Promise<{
    /** JPG image as a Base64 string, without the prefix of a data URI. */
    bytes: string;
  }>;

  /**
   * @returns A Promise of an object; its `count` is the number of pages, 0 if there is no document.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * const { count } = await DeckleSDK.pageCount();
   * console.log(`${count} pages`);
   * ```
   */
  pageCount(): Promise<{
    /** Number of pages, 0 if there is no document. */
    count: number;
  }>;

  /**
   * @returns A Promise of an object; its `items` are the built-in items.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * const { items } = await DeckleSDK.onboardingDefaultItems();
   * await DeckleSDK.scanDocument({ config: { onboarding: { items } } });
   * ```
   */
  onboardingDefaultItems(): Promise<{
    /** Built-in pages of the onboarding screen. */
    items: DeckleListItem[];
  }>;

  /**
   * @returns A Promise of an object; its `items` are the built-in items.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * const { items } = await DeckleSDK.scanTipsDefaultItems();
   * items.push({
   *   image: 'tip_stamp',
   *   title: 'Stamp',
   *   message: 'Keep the stamp inside the frame.',
   * });
   * await DeckleSDK.scanDocument({ config: { scanTips: { items } } });
   * ```
   */
  scanTipsDefaultItems(): Promise<{
    /** Built-in tips of the scan tips screen. */
    items: DeckleListItem[];
  }>;

  /**
   * @returns A Promise of an object; its `items` are the built-in items.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * const { items } = await DeckleSDK.emptyResultScreenDefaultItems();
   * const emptyResultScreen = { items: items.slice(0, 2) };
   * await DeckleSDK.startPhotoPayment({ config: { emptyResultScreen } });
   * ```
   */
  emptyResultScreenDefaultItems(): Promise<{
    /** Built-in tips of the empty result screen. */
    items: DeckleListItem[];
  }>;

  /**
   * @param options - What is reset. A member that you leave out counts as `true`.
   * @returns A Promise that resolves without a value.
   * @failure Rejects with the reason.
   * @example
   * ```ts
   * import { DeckleSDK } from '@deckle/capacitor-sdk';
   *
   * await DeckleSDK.resetOnboarding({ scanHintPopup: false });
   * ```
   */
  resetOnboarding(options: {
    /**
     * `true` shows the onboarding screen again.
     * @defaultValue `true`
     */
    onboarding?: boolean;
    /**
     * `true` shows the scan hint popup again.
     * @defaultValue `true`
     */
    scanHintPopup?: boolean;
  }): Promise<void>;
}

/**
 * The SDK: the one object through which you call every function.
 *
 * @example
 * ```ts
 * import { DeckleSDK, PDFPageFormat } from '@deckle/capacitor-sdk';
 *
 * async function scanToPdf(target: string): Promise<string | null> {
 *   const { status } = await DeckleSDK.scanDocument({ config: {} });
 *   if (status === 'CANCELED') return null;
 *   const { fileUri } = await DeckleSDK.writePDF({
 *     fileUri: target,
 *     overWrite: true,
 *     pageFormat: PDFPageFormat.A4,
 *   });
 *   return fileUri;
 * }
 * ```
 *
 * @since 1.6
 */
export declare const DeckleSDK: DeckleSDK;
