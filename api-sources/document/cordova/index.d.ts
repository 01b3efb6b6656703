/**
 * What the plugin `cordova-plugin-deckle-sdk` brings: two global objects with the same functions,
 * and the types of what they take and give. Descriptions and defaults are those of
 * `api-sources/model`; a comment here says only what differs in Cordova.
 *
 * Decisions where the platform left room:
 *
 * - A Promise rejects, and an error function is called, with a string: the message of the native
 *   SDK. It isn't an `Error` object.
 * - Paths and `file://` URIs are accepted alike. What is returned is an absolute path without
 *   `file://`.
 * - In the callback style the last two arguments are the success and the error function, so no
 *   argument before them can be left out: pass `undefined` for no password and 0 for no size limit.
 * - `startPhotoPayment` resolves with an empty string after a cancel. Without an empty result screen,
 *   a scan that found nothing gives an empty string as well.
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

export type LogLevel = 'DISABLE' | 'ASSERT' | 'ERROR' | 'WARNING' | 'INFO' | 'DEBUG' | 'VERBOSE';

export type ScanFilter =
  'AUTO' | 'GRAY' | 'BLACKWHITE' | 'ORIGINAL' | 'TEXT' | 'AUTO2' | 'ILLUSTRATION';

export type Source = 'CAMERA' | 'IMAGE' | 'GALLERY' | 'GALLERY_MULTIPLE' | 'CAMERA_IMPORT';

export type PDFPageFormat =
  | 'FIT_TO_PAGES'
  | 'A4'
  | 'A4_LANDSCAPE'
  | 'A5'
  | 'A5_LANDSCAPE'
  | 'LETTER'
  | 'LETTER_LANDSCAPE'
  | 'LEGAL'
  | 'LEGAL_LANDSCAPE';

export type PageSourceType = 'ORIGINAL' | 'CUT_FILTER' | 'CUT_ONLY';

export type StatusBarAppearance = 'LIGHT' | 'DARK';

export type NavigationBarAppearance = 'LIGHT' | 'DARK';

export interface DeckleColor {
  Light: string;
  Dark: string;
}

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

export interface DocumentScannerConfiguration extends BaseScannerConfiguration {}

export interface PhotoPaymentConfiguration extends BaseScannerConfiguration {
  analyzeConfig?: PaymentAnalyzeConfiguration;
  /**
   * @remarks
   * While the screen is on, the user repeats the scan or leaves. Without it, a scan that found
   * nothing gives an empty string, as a cancel does.
   */
  emptyResultScreen?: EmptyResultScreen | null;
  /** @since 1.8 */
  scanTips?: ScanTips | null;
  allowGiroCode?: boolean;
}

/**
 * Functions of the Document SDK for Cordova, each of which returns a Promise.
 *
 * @remarks
 * The global object of this name exists once the event `deviceready` has fired. Call
 * `sdk:DeckleSDK.initSDK` first. The SDK keeps exactly one current document: scanning or loading a
 * file replaces it, and the functions for text, data, PDF and images all work on it. The global
 * object `DeckleSDK` has the same functions with a success and an error function as the last two
 * arguments.
 *
 * @since 1.5
 */
export interface DeckleSDKPromisify {
  /**
   * @returns A Promise that resolves without a value if the SDK is ready.
   * @failure Rejects with the reason as a string: the key is malformed, expired, or issued
   * for another app.
   */
  initSDK(licenseKey: string): Promise<void>;

  /**
   * @param level - The most detailed kind of message to write. The default of the SDK is
   * `sdk:LogLevel.VERBOSE`.
   * @returns A Promise that resolves without a value.
   * @failure Rejects with the reason as a string, for example a missing level.
   */
  setLogLevel(level: LogLevel): Promise<void>;

  /**
   * @returns A Promise of the absolute path of the trace file.
   * @failure Rejects with the reason as a string.
   */
  getTraceFile(): Promise<string>;

  /**
   * @returns A Promise that resolves without a value when the files are deleted.
   * @failure Rejects with the reason as a string.
   */
  deleteTempFiles(deleteTraceFileContent: boolean): Promise<void>;

  /**
   * @param config - Settings of the scan. An empty object starts a multi-page camera scan.
   * @returns A Promise of `true` if the user finished the scan; the pages are now the current
   * document.
   * @cancel Resolves with `false` if the user closes the scanner or goes back.
   * @failure Rejects with the reason as a string, for example a missing configuration.
   * @thread The SDK opens its screens on the UI thread for you.
   */
  scanDocument(config: DocumentScannerConfiguration): Promise<boolean>;

  /**
   * @returns A Promise of a JSON string; parse it into a `sdk:PhotoPaymentResult`.
   * @cancel Resolves with an empty string if the user closes the scanner.
   * @nothingFound Shows the empty result screen, where the user scans again or leaves. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, resolves with an empty string.
   * @failure Rejects with the reason as a string.
   * @thread The SDK opens its screens on the UI thread for you.
   */
  startPhotoPayment(config: PhotoPaymentConfiguration): Promise<string>;

  /**
   * @param uris - The files. On Android, one or more `content://` URIs that your app may read; on
   * iOS, exactly one `file://` URI.
   * @returns A Promise of a JSON string; parse it into a `sdk:PhotoPaymentResult`.
   * @cancel Resolves with an empty string if the user closes the screens.
   * @nothingFound Shows the empty result screen. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, resolves with an empty string.
   * @failure Rejects with the reason as a string.
   * @thread The SDK opens its screens on the UI thread for you.
   */
  startPhotoPaymentWithExternalFiles(
    uris: string[],
    config: PhotoPaymentConfiguration,
  ): Promise<string>;

  /**
   * @param uri - Path or URI of the file, readable by your app. On iOS, copy a file that the user
   * picked into your app's own storage first; on Android, a `content://` URI works directly.
   * @param password - (since 2.0.0) Password of an encrypted PDF. Leave it out for all other files.
   * @returns A Promise that resolves without a value when the file is the current document. The SDK
   * then has its own copy and doesn't read the file again.
   * @failure Rejects with the reason as a string: the file can't be read, is damaged or in
   * an unsupported format, or its password is missing or wrong.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   */
  loadFile(uri: string, password?: string): Promise<void>;

  /**
   * @returns A Promise that resolves without a value when the configuration is set.
   * @failure Rejects with the reason as a string.
   */
  setAnalyzeConfiguration(config: AnalyzeConfiguration): Promise<void>;

  /**
   * Returns the recognized text of all pages of the current document.
   * @returns A Promise of the text, its lines separated by `\n`.
   * @nothingFound Resolves with an empty string.
   * @failure Rejects with the reason as a string, for example a license without
   * text recognition.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition is complete.
   */
  getText(): Promise<string>;

  /**
   * @returns A Promise of the text of the page, its lines separated by `\n`.
   * @nothingFound Resolves with an empty string.
   * @failure Rejects with the reason as a string, for example a license without
   * text recognition.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition is complete.
   */
  getTextPage(pageNumber: number): Promise<string>;

  /**
   * @returns A Promise of a JSON string; parse it into an `sdk:AnalyzeResult`.
   * @nothingFound Resolves with an empty string.
   * @failure Rejects with the reason as a string, for example a license without
   * data extraction.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when
   * recognition and extraction are complete.
   */
  analyze(): Promise<string>;

  /**
   * @param fileUri - Absolute path or `file://` URI of the PDF. The extension `.pdf` is added if it
   * is missing.
   * @param overWrite - `true` replaces an existing file; `false` keeps it and adds a number to the
   * new name, for example `Invoice(1).pdf`.
   * @param maxSizeKB - (since 1.7) Upper limit of the file size in kilobytes; 10 MB is `10 * 1024`. A file
   * that would be larger is compressed, which lowers the image quality and takes longer. `0`, the
   * default of the Promise form, sets no limit.
   * @remarks
   * The PDF is searchable if the document was scanned or loaded with text recognition, which the
   * license must include[iOS < 13:  and which needs iOS 13 on Apple devices]. Always use the returned path:
   * with `overWrite` set to `false` it can differ from the one you passed.
   * @returns A Promise of the absolute path of the written file.
   * @failure Rejects with the reason as a string.
   * @thread Runs in native code and doesn't block the JavaScript thread. The Promise settles when the file
   * is written.
   */
  writePDF(
    fileUri: string,
    overWrite: boolean,
    pageFormat: PDFPageFormat,
    maxSizeKB?: number,
  ): Promise<string>;

  /**
   * @param fileUri - Absolute path or `file://` URI of the JPG file.
   * @returns A Promise of the absolute path of the written file.
   * @failure Rejects with the reason as a string.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   */
  writeImage(pageNumber: number, fileUri: string): Promise<string>;

  /**
   * Returns one page of the current document as a JPG image in Base64.
   * @returns A Promise of the JPG image as a Base64 string, without the prefix of a data URI.
   * @failure Rejects with the reason as a string.
   * @thread Runs in native code and doesn't block the JavaScript thread.
   */
  getImageBytes(pageNumber: number, pageSourceType: PageSourceType): Promise<string>;

  /**
   * @returns A Promise of the number of pages, 0 if there is no document.
   * @failure Rejects with the reason as a string.
   */
  pageCount(): Promise<number>;

  /**
   * @returns A Promise of the built-in items.
   * @failure Rejects with the reason as a string.
   */
  onboardingDefaultItems(): Promise<DeckleListItem[]>;

  /**
   * @returns A Promise of the built-in items.
   * @failure Rejects with the reason as a string.
   */
  scanTipsDefaultItems(): Promise<DeckleListItem[]>;

  /**
   * @returns A Promise of the built-in items.
   * @failure Rejects with the reason as a string.
   */
  emptyResultScreenDefaultItems(): Promise<DeckleListItem[]>;

  /**
   * @param onboarding - `true` (the default) shows the onboarding screen again.
   * @param scanHintPopup - `true` (the default) shows the scan hint popup again.
   * @returns A Promise that resolves without a value.
   * @failure Rejects with the reason as a string.
   */
  resetOnboarding(onboarding?: boolean, scanHintPopup?: boolean): Promise<void>;
}

/**
 * The functions of `DeckleSDKPromisify` in the callback style. They return nothing. Guides show
 * them as a second form of the function of the same name.
 */
export interface DeckleSDK {
  /**
   * @param success - Called when the SDK is ready.
   * @param error - Receives the message.
   */
  initSDK(licenseKey: string, success: () => void, error: (message: string) => void): void;

  /**
   * @param success - Called when the level is set.
   * @param error - Receives the message.
   */
  setLogLevel(level: LogLevel, success: () => void, error: (message: string) => void): void;

  /**
   * @param success - Receives the absolute path of the trace file.
   * @param error - Receives the message.
   */
  getTraceFile(success: (path: string) => void, error: (message: string) => void): void;

  /**
   * @param success - Called when the files are deleted.
   * @param error - Receives the message.
   */
  deleteTempFiles(
    deleteTraceFileContent: boolean,
    success: () => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives `true` if the user finished the scan, `false` after a cancel.
   * @param error - Receives the message.
   */
  scanDocument(
    config: DocumentScannerConfiguration,
    success: (finished: boolean) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the JSON string, empty after a cancel.
   * @param error - Receives the message.
   */
  startPhotoPayment(
    config: PhotoPaymentConfiguration,
    success: (json: string) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the JSON string, empty after a cancel.
   * @param error - Receives the message.
   */
  startPhotoPaymentWithExternalFiles(
    uris: string[],
    config: PhotoPaymentConfiguration,
    success: (json: string) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Called when the file is the current document.
   * @param error - Receives the message.
   */
  loadFile(
    uri: string,
    password: string | undefined,
    success: () => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Called when the configuration is set.
   * @param error - Receives the message.
   */
  setAnalyzeConfiguration(
    config: AnalyzeConfiguration,
    success: () => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the text.
   * @param error - Receives the message.
   */
  getText(success: (text: string) => void, error: (message: string) => void): void;

  /**
   * @param success - Receives the text of the page.
   * @param error - Receives the message.
   */
  getTextPage(
    pageNumber: number,
    success: (text: string) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the JSON string, empty if nothing was found.
   * @param error - Receives the message.
   */
  analyze(success: (json: string) => void, error: (message: string) => void): void;

  /**
   * @param success - Receives the absolute path of the written file.
   * @param error - Receives the message.
   */
  writePDF(
    fileUri: string,
    overWrite: boolean,
    pageFormat: PDFPageFormat,
    maxSizeKB: number,
    success: (path: string) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the absolute path of the written file.
   * @param error - Receives the message.
   */
  writeImage(
    pageNumber: number,
    fileUri: string,
    success: (path: string) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the JPG image as a Base64 string.
   * @param error - Receives the message.
   */
  getImageBytes(
    pageNumber: number,
    pageSourceType: PageSourceType,
    success: (base64: string) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the number of pages.
   * @param error - Receives the message.
   */
  pageCount(success: (count: number) => void, error: (message: string) => void): void;

  /**
   * @param success - Receives the built-in items.
   * @param error - Receives the message.
   */
  onboardingDefaultItems(
    success: (items: DeckleListItem[]) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the built-in items.
   * @param error - Receives the message.
   */
  scanTipsDefaultItems(
    success: (items: DeckleListItem[]) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Receives the built-in items.
   * @param error - Receives the message.
   */
  emptyResultScreenDefaultItems(
    success: (items: DeckleListItem[]) => void,
    error: (message: string) => void,
  ): void;

  /**
   * @param success - Called when they are reset.
   * @param error - Receives the message.
   */
  resetOnboarding(
    onboarding: boolean,
    scanHintPopup: boolean,
    success: () => void,
    error: (message: string) => void,
  ): void;
}

// The types are those of the module around this block; `var` puts the objects on `window` as well.
declare global {
  var DeckleSDKPromisify: DeckleSDKPromisify;
  var DeckleSDK: DeckleSDK;
}
