/**
 * TypeScript API of the Document SDK for React Native: it scans paper documents, recognizes their
 * text, extracts their data, and writes PDF and image files. Everything runs on the device; no image
 * and no extracted value leaves it.
 *
 * The default export is the SDK itself, an object of type `sdk:DeckleSDK`. Enumerations and types
 * are named exports:
 *
 * ```ts
 * import DeckleSDK, {
 *   PDFPageFormat,
 *   type DocumentScannerConfiguration,
 * } from '@deckle/react-native-sdk';
 * ```
 *
 * **Order of calls.** Call `sdk:DeckleSDK.initSDK` once per app start, then
 * `sdk:DeckleSDK.setAnalyzeConfiguration` if your app reads text or data. Scanning or loading a
 * file replaces the current document, on which all other functions work.
 *
 * **Results.** Every function returns a Promise. A canceled scan is a normal result:
 * `sdk:DeckleSDK.scanDocument` resolves with `false`, `sdk:DeckleSDK.startPhotoPayment` and
 * `sdk:DeckleSDK.startPhotoPaymentWithExternalFiles` with `null`.
 *
 * **Failures.** `sdk:DeckleSDK.scanDocument`, `sdk:DeckleSDK.startPhotoPayment`,
 * `sdk:DeckleSDK.startPhotoPaymentWithExternalFiles`, `sdk:DeckleSDK.getText`,
 * `sdk:DeckleSDK.getTextPage` and `sdk:DeckleSDK.analyze` reject. The other functions that can fail
 * resolve with `false` or `null`, as `sdk:DeckleSDK.scanDocument` does on Android if your app has no
 * activity in the foreground. `sdk:DeckleSDK.getLastError` then returns the reason.
 *
 * **Data.** Extracted data is a JSON string: parse it into `sdk:AnalyzeResult` or
 * `sdk:PhotoPaymentResult`.
 *
 * **Conventions.** Page numbers start at 1. Paths are absolute, file sizes in kilobytes. Leave out
 * a configuration member to keep its default. Color keys begin with a capital letter:
 * `ColorConfig`, `ColorPrimary`, `Light`, `Dark`.
 *
 * **Where it runs.** On Android and iOS; the package contains native code and doesn't run in Expo
 * Go. Long work happens in native code and leaves the JavaScript thread free.
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

/** @since 2.0.0 */
export enum LogLevel {
  DISABLE = 'DISABLE',
  ASSERT = 'ASSERT',
  ERROR = 'ERROR',
  WARNING = 'WARNING',
  INFO = 'INFO',
  DEBUG = 'DEBUG',
  VERBOSE = 'VERBOSE',
}

/** @since 2.0.0 */
export enum ScanFilter {
  AUTO = 'AUTO',
  GRAY = 'GRAY',
  BLACKWHITE = 'BLACKWHITE',
  ORIGINAL = 'ORIGINAL',
  TEXT = 'TEXT',
  AUTO2 = 'AUTO2',
  ILLUSTRATION = 'ILLUSTRATION',
}

/** @since 2.0.0 */
export enum Source {
  CAMERA = 'CAMERA',
  IMAGE = 'IMAGE',
  GALLERY = 'GALLERY',
  GALLERY_MULTIPLE = 'GALLERY_MULTIPLE',
  CAMERA_IMPORT = 'CAMERA_IMPORT',
}

/** @since 2.0.0 */
export enum PDFPageFormat {
  FIT_TO_PAGES = 'FIT_TO_PAGES',
  A4 = 'A4',
  A4_LANDSCAPE = 'A4_LANDSCAPE',
  A5 = 'A5',
  A5_LANDSCAPE = 'A5_LANDSCAPE',
  LETTER = 'LETTER',
  LETTER_LANDSCAPE = 'LETTER_LANDSCAPE',
  LEGAL = 'LEGAL',
  LEGAL_LANDSCAPE = 'LEGAL_LANDSCAPE',
}

/** @since 2.0.0 */
export enum PageSourceType {
  ORIGINAL = 'ORIGINAL',
  CUT_FILTER = 'CUT_FILTER',
  CUT_ONLY = 'CUT_ONLY',
}

/** @since 2.0.0 */
export enum StatusBarAppearance {
  LIGHT = 'LIGHT',
  DARK = 'DARK',
}

/** @since 2.0.0 */
export enum NavigationBarAppearance {
  LIGHT = 'LIGHT',
  DARK = 'DARK',
}

/**
 * A color as a string of `#` and six hexadecimal digits, `#RRGGBB`.
 *
 * @remarks
 * Both members of a `sdk:DeckleColor` have this type. Android also reads eight digits, `#AARRGGBB`,
 * with the opacity first. iOS ignores the opacity.
 *
 * @example
 * ```ts
 * import type { HexColor } from '@deckle/react-native-sdk';
 *
 * const green: HexColor = '#2E7D32';
 * ```
 *
 * @since 1.6
 */
export type HexColor = string;

/**
 * @example
 * ```ts
 * import type { DeckleColor } from '@deckle/react-native-sdk';
 *
 * const accent: DeckleColor = { Light: '#2E7D32', Dark: '#81C784' };
 * ```
 */
export interface DeckleColor {
  Light: HexColor;
  Dark: HexColor;
}

/**
 * @example
 * ```ts
 * import type {
 *   ColorConfig,
 *   DocumentScannerConfiguration,
 * } from '@deckle/react-native-sdk';
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
  /** @since 1.6 */
  source?: Source;
  /** @since 1.6 */
  sourceImages?: string[];
  /** @since 1.6 */
  autoCapture?: boolean;
  /** @since 1.6 */
  autoCrop?: boolean;
  /** @since 1.6 */
  preCaptureFocus?: boolean;
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
 * } from '@deckle/react-native-sdk';
 *
 * const config: DocumentScannerConfiguration = {
 *   source: Source.CAMERA_IMPORT,
 *   defaultScanFilter: ScanFilter.BLACKWHITE,
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
 * import type { PhotoPaymentConfiguration } from '@deckle/react-native-sdk';
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
 * Functions of the Document SDK for React Native.
 *
 * @remarks
 * The default export of the package is the one object of this type. Call `sdk:DeckleSDK.initSDK`
 * first. The SDK keeps exactly one current document: scanning or loading a file replaces it, and
 * the functions for text, data, PDF and images all work on it.
 *
 * @since 1.5
 */
export interface DeckleSDK {
  /**
   * @returns A Promise of `true` if the SDK is ready.
   * @failure Resolves with `false`; `sdk:DeckleSDK.getLastError` returns the reason: the key is
   * malformed, expired, or issued for another app.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * async function startDeckle(licenseKey: string): Promise<boolean> {
   *   if (!(await DeckleSDK.initSDK(licenseKey))) {
   *     console.warn(await DeckleSDK.getLastError());
   *     return false;
   *   }
   *   // Without it, the scanner still works.
   *   if (!(await DeckleSDK.setAnalyzeConfiguration({ readBIC: true }))) {
   *     console.warn(await DeckleSDK.getLastError());
   *   }
   *   return true;
   * }
   * ```
   */
  initSDK(licenseKey: string): Promise<boolean>;

  /**
   * @returns A Promise of the message, or of an empty string if the last call
   * succeeded, was canceled, or found nothing.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * const message = await DeckleSDK.getLastError();
   * if (message !== '') {
   *   console.warn(`Document SDK: ${message}`);
   * }
   * ```
   */
  getLastError(): Promise<string>;

  /**
   * @returns A Promise of `true` if the level is set.
   * @failure Resolves with `false`, without a message.
   * @example
   * ```ts
   * import DeckleSDK, { LogLevel } from '@deckle/react-native-sdk';
   *
   * await DeckleSDK.setLogLevel(LogLevel.WARNING);
   * ```
   */
  setLogLevel(logLevel: LogLevel): Promise<boolean>;

  /**
   * @returns A Promise of the absolute path of the trace file.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * const path = await DeckleSDK.getTraceFile();
   * console.log(`Attach ${path} to your support request.`);
   * ```
   */
  getTraceFile(): Promise<string>;

  /**
   * @returns A Promise of `true` if the files were deleted.
   * @failure Resolves with `false`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * await DeckleSDK.deleteTempFiles(false);
   * ```
   */
  deleteTempFiles(deleteTraceFileContent: boolean): Promise<boolean>;

  /**
   * @param options - Settings of the scan. An empty object starts a multi-page camera scan.
   * @returns A Promise of `true` if the user finished the scan; the pages are now the current
   * document.
   * @cancel Resolves with `false` if the user closes the scanner or goes back.
   * @failure Rejects with the message of the native SDK. On Android it resolves with `false` if
   * your app has no activity in the foreground; `sdk:DeckleSDK.getLastError` then returns
   * `no activity in the foreground`.
   * @thread The SDK opens its screens on the UI thread for you.
   * @example
   * ```ts
   * import DeckleSDK, { ScanFilter } from '@deckle/react-native-sdk';
   *
   * async function scanReceipt(): Promise<number> {
   *   const finished = await DeckleSDK.scanDocument({
   *     defaultScanFilter: ScanFilter.GRAY,
   *     multiPage: false,
   *   });
   *   if (finished) {
   *     return DeckleSDK.pageCount();
   *   }
   *   const error = await DeckleSDK.getLastError();
   *   if (error) {
   *     throw new Error(error);
   *   }
   *   return 0;
   * }
   * ```
   */
  scanDocument(options: DocumentScannerConfiguration): Promise<boolean>;

  /**
   * @param options - Settings of the scan and of the values to read.
   * @returns A Promise of a JSON string; parse it into a `sdk:PhotoPaymentResult`.
   * @cancel Resolves with `null` if the user closes the scanner.
   * @nothingFound Shows the empty result screen, where the user scans again or leaves. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, resolves with an empty string.
   * @failure Rejects with the message of the native SDK.
   * @thread The SDK opens its screens on the UI thread for you.
   * @example
   * ```ts
   * import DeckleSDK, { type PhotoPaymentResult } from '@deckle/react-native-sdk';
   *
   * async function payByPhoto(): Promise<PhotoPaymentResult | null> {
   *   const json = await DeckleSDK.startPhotoPayment({ allowPageEditing: false });
   *   return json ? (JSON.parse(json) as PhotoPaymentResult) : null;
   * }
   * ```
   */
  startPhotoPayment(options: PhotoPaymentConfiguration): Promise<string | null>;

  /**
   * @param options - Settings of the values to read and of the screens.
   * @returns A Promise of a JSON string; parse it into a `sdk:PhotoPaymentResult`.
   * @cancel Resolves with `null` if the user closes the screens.
   * @nothingFound Shows the empty result screen. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, resolves with an empty string.
   * @failure Rejects with the message of the native SDK.
   * @thread The SDK opens its screens on the UI thread for you.
   * @example
   * ```ts
   * import DeckleSDK, { type PhotoPaymentResult } from '@deckle/react-native-sdk';
   *
   * async function paySharedFile(uri: string): Promise<PhotoPaymentResult | null> {
   *   const json = await DeckleSDK.startPhotoPaymentWithExternalFiles([uri], {});
   *   return json ? (JSON.parse(json) as PhotoPaymentResult) : null;
   * }
   * ```
   */
  startPhotoPaymentWithExternalFiles(
    files: string[],
    options: PhotoPaymentConfiguration,
  ): Promise<string | null>;

  /**
   * @param filePath - Absolute path of the file, readable by your app. On iOS, copy a file that the
   * user picked into your app's own storage first; on Android, a `content://` URI works directly.
   * @param password - (since 2.0.0) Password of an encrypted PDF. Leave it out for all other files.
   * @returns A Promise of `true` if the file is now the current document.
   * @failure Resolves with `false`; `sdk:DeckleSDK.getLastError` returns the reason: the file can't
   * be read, is damaged or in an unsupported format, or its password is missing or wrong.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * async function importFile(filePath: string, password?: string): Promise<number> {
   *   if (!(await DeckleSDK.loadFile(filePath, password))) {
   *     throw new Error(await DeckleSDK.getLastError());
   *   }
   *   return DeckleSDK.pageCount();
   * }
   * ```
   */
  loadFile(filePath: string, password?: string): Promise<boolean>;

  /**
   * @returns A Promise of `true` if the configuration is set.
   * @failure Resolves with `false`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * await DeckleSDK.setAnalyzeConfiguration({ readBIC: true, readPaymentState: true });
   * ```
   */
  setAnalyzeConfiguration(config: AnalyzeConfiguration): Promise<boolean>;

  /**
   * Returns the recognized text of all pages of the current document.
   * @returns A Promise of the text, its lines separated by `\n`.
   * @nothingFound Resolves with an empty string[iOS < 13: , as it does on iOS versions before 13].
   * @failure Rejects with the message of the native SDK.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition is complete.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * async function findOrderNumber(): Promise<string | undefined> {
   *   const text = await DeckleSDK.getText();
   *   return /Order no\. (\d+)/.exec(text)?.[1];
   * }
   * ```
   */
  getText(): Promise<string>;

  /**
   * @returns A Promise of the text of the page, its lines separated by `\n`.
   * @nothingFound Resolves with an empty string[iOS < 13: , as it does on iOS versions before 13].
   * @failure Rejects with the message of the native SDK.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition is complete.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * const [firstLine] = (await DeckleSDK.getTextPage(1)).split('\n');
   * console.log(firstLine);
   * ```
   */
  getTextPage(pageNumber: number): Promise<string>;

  /**
   * @returns A Promise of a JSON string; parse it into an `sdk:AnalyzeResult`.
   * @nothingFound Resolves with an empty string[iOS < 13: , as it does on iOS versions before 13].
   * @failure Rejects with the message of the native SDK.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition and extraction are complete.
   * @example
   * ```ts
   * import DeckleSDK, { type AnalyzeResult } from '@deckle/react-native-sdk';
   *
   * async function readInvoice(): Promise<AnalyzeResult | null> {
   *   const json = await DeckleSDK.analyze();
   *   return json === '' ? null : (JSON.parse(json) as AnalyzeResult);
   * }
   * ```
   */
  analyze(): Promise<string>;

  /**
   * @param filePath - Absolute path of the PDF. The extension `.pdf` is added if it is missing.
   * @param overWrite - `true` replaces an existing file; `false` keeps it and adds a number to the
   * new name, for example `Invoice(1).pdf`.
   * @remarks
   * The PDF is searchable if the document was scanned or loaded with text recognition, which the
   * license must include[iOS < 13:  and which needs iOS 13 on Apple devices]. Always use the returned path:
   * with `overWrite` set to `false` it can differ from the one you passed. A path in the document
   * directory of your app needs no storage permission.
   * @returns A Promise of the path of the written file.
   * @failure Resolves with `null`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when the
   * file is written.
   * @example
   * ```ts
   * import DeckleSDK, { PDFPageFormat } from '@deckle/react-native-sdk';
   *
   * async function savePdf(folder: string): Promise<string> {
   *   const path = await DeckleSDK.writePDF(
   *     `${folder}/invoice.pdf`,
   *     false,
   *     PDFPageFormat.A4,
   *     2048,
   *   );
   *   if (!path) {
   *     throw new Error(await DeckleSDK.getLastError());
   *   }
   *   return path;
   * }
   * ```
   */
  writePDF(
    filePath: string,
    overWrite: boolean,
    pageFormat: PDFPageFormat,
    maxSizeKB?: number,
  ): Promise<string | null>;

  /**
   * @param filePath - Absolute path of the JPG file.
   * @returns A Promise of the path of the written file.
   * @failure Resolves with `null`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   * @since 1.6
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * async function savePages(folder: string): Promise<string[]> {
   *   const paths: string[] = [];
   *   const pages = await DeckleSDK.pageCount();
   *   for (let page = 1; page <= pages; page++) {
   *     const path = await DeckleSDK.writeImage(page, `${folder}/page-${page}.jpg`);
   *     if (path) paths.push(path);
   *   }
   *   return paths;
   * }
   * ```
   */
  writeImage(pageNumber: number, filePath: string): Promise<string | null>;

  /**
   * Returns one page of the current document as a JPG image in Base64.
   * @returns A Promise of the JPG image as a Base64 string, without the prefix of a data URI.
   * @failure Resolves with `null`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   * @since 1.6
   * @example
   * ```ts
   * import DeckleSDK, { PageSourceType } from '@deckle/react-native-sdk';
   *
   * async function previewUri(): Promise<string | undefined> {
   *   const base64 = await DeckleSDK.getImageBytes(1, PageSourceType.CUT_FILTER);
   *   return base64 ? `data:image/jpeg;base64,${base64}` : undefined;
   * }
   * ```
   */
  getImageBytes(pageNumber: number, pageSourceType: PageSourceType): Promise<string | null>;

  /**
   * @returns A Promise of the number of pages, 0 if there is no document.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * const hasDocument = (await DeckleSDK.pageCount()) > 0;
   * console.log(hasDocument);
   * ```
   */
  pageCount(): Promise<number>;

  /**
   * @returns A Promise of the built-in items.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * const items = await DeckleSDK.onboardingDefaultItems();
   * await DeckleSDK.scanDocument({ onboarding: { items } });
   * ```
   */
  onboardingDefaultItems(): Promise<DeckleListItem[]>;

  /**
   * @returns A Promise of the built-in items.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * const items = await DeckleSDK.scanTipsDefaultItems();
   * items.push({
   *   image: 'tip_stamp',
   *   title: 'Stamp',
   *   message: 'Keep the stamp inside the frame.',
   * });
   * await DeckleSDK.scanDocument({ scanTips: { items } });
   * ```
   */
  scanTipsDefaultItems(): Promise<DeckleListItem[]>;

  /**
   * @returns A Promise of the built-in items.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * const items = await DeckleSDK.emptyResultScreenDefaultItems();
   * await DeckleSDK.startPhotoPayment({
   *   emptyResultScreen: { items: items.slice(0, 2) },
   * });
   * ```
   */
  emptyResultScreenDefaultItems(): Promise<DeckleListItem[]>;

  /**
   * @returns A Promise that resolves without a value.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-sdk';
   *
   * await DeckleSDK.resetOnboarding(true, false);
   * ```
   */
  resetOnboarding(onboarding?: boolean, scanHintPopup?: boolean): Promise<void>;
}

/**
 * The SDK: the one object through which you call every function.
 *
 * @remarks
 * It is the default export of the package, so you choose its name when you import it; this
 * documentation calls it `DeckleSDK`.
 *
 * @example
 * ```ts
 * import DeckleSDK, { PDFPageFormat } from '@deckle/react-native-sdk';
 *
 * async function scanToPdf(filePath: string): Promise<string | null> {
 *   if (!(await DeckleSDK.scanDocument({}))) {
 *     return null;
 *   }
 *   return DeckleSDK.writePDF(filePath, true, PDFPageFormat.A4);
 * }
 * ```
 *
 * @since 1.5
 */
declare const sdk: DeckleSDK;

export default sdk;
