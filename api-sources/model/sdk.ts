import type {
  AnalyzeConfiguration,
  DeckleListItem,
  DocumentScannerConfiguration,
  PhotoPaymentConfiguration,
} from './configuration';
import type { DeckleError, LogLevel, PageSourceType, PDFPageFormat } from './enums';

/**
 * Functions of the Document SDK.
 *
 * @remarks
 * Call `sdk:DeckleSDK.initSDK` first. The SDK keeps exactly one current document: scanning or
 * loading a file replaces it, and the functions for text, data, PDFs, and images use it.
 *
 * @since 1.5
 */
export interface DeckleSDK {
  /**
   * Unlocks the SDK with your license key.
   * @remarks
   * Call it once per app start, before any other function; another call with a valid key has no
   * effect. A key works only in the app whose identifier it's bound to, so you don't need to hide
   * it. One key can cover the Android and the iOS version. If you have no key yet, pass an empty
   * string: the SDK then runs for one minute after the start.
   *
   * If your app reads text or data, call `sdk:DeckleSDK.setAnalyzeConfiguration` right after it. If
   * the key isn't accepted, only the functions for logging and error messages work, so disable
   * everything in your app that uses the SDK.
   * @param licenseKey - Your license key, or an empty string for a test of one minute.
   * @returns `true` if the SDK is ready.
   * @failure Returns `false`; `sdk:DeckleSDK.getLastError` returns the reason: the key is malformed,
   * expired, or issued for another app.
   * @since 1.5
   */
  initSDK(licenseKey: string): boolean;

  /**
   * Returns the message of the error in the last call.
   * @remarks
   * Read it right after a function reports a failure.
   * @returns The message, or an empty string if the last call succeeded, was canceled, or found nothing.
   * @platforms Android, iOS, Windows, MAUI, Xamarin, Flutter, react-native
   * @since 1.5
   */
  getLastError(): string;

  /**
   * Returns the code of the error in the last call.
   * @remarks
   * Use the code to react to the error, for example to ask for the password of an encrypted PDF, and
   * `sdk:DeckleSDK.getLastError` for the message.
   * @returns The code, `sdk:DeckleError.NO_ERROR` if the last call succeeded, was canceled,
   * found nothing, or failed for a reason that has no code.
   * @platforms Android, iOS
   * @since 1.5
   */
  getLastErrorCode(): DeckleError;

  /**
   * Returns the version of the native SDK core.
   * @returns The version as one whole number.
   * @platforms iOS
   * @since 1.5
   */
  version(): number;

  /**
   * Sets how much is written to the log and to the trace file.
   * @remarks
   * By default, everything is logged. Lower the level in release builds. The level also applies if
   * the license key is rejected.
   * @param logLevel - The most detailed messages to write. The default of the SDK is
   * `sdk:LogLevel.VERBOSE`.
   * @since 1.5
   */
  setLogLevel(logLevel: LogLevel): void;

  /**
   * Returns the location of the trace file, which contains log and error messages.
   * @remarks
   * The file is `Deckle.txt` in the folder `Deckle` of the app's private files. Attach it when you
   * write to support.
   * @returns Path or URI of the trace file.
   * @since 1.5
   */
  getTraceFile(): string;

  /**
   * Deletes temporary page files and discards the current document.
   * @remarks
   * Call it when you have exported the document and no longer need it.
   * @param deleteTraceFileContent - `true` also empties the trace file; `false` keeps its
   * content.
   * @returns `true` if the files were deleted.
   * @failure Returns `false`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @since 1.5
   */
  deleteTempFiles(deleteTraceFileContent: boolean): boolean;

  /**
   * Opens the scanner and makes the scanned pages the current document.
   * @remarks
   * Only one scan can be open at a time. A cancel is a normal result, not an error.
   * @param config - Settings of the scan. An empty configuration starts a multi-page camera scan.
   * @returns `true` if the user finished the scan; the pages are now the current document.
   * @cancel Returns `false` if the user closes the scanner or goes back.
   * @failure Returns `false`; `sdk:DeckleSDK.getLastError` then returns a message.
   * @thread Start it on the UI thread.
   * @since 1.5
   */
  scanDocument(config: DocumentScannerConfiguration): boolean;

  /**
   * Scans an invoice and returns the payment data that was read from it.
   * @remarks
   * The user scans and edits the pages, and the SDK analyzes them.
   * You don't need `sdk:DeckleSDK.setAnalyzeConfiguration`, because the configuration has its own
   * settings. The license must include photo payment. Its pages don't become the current document.
   * @param config - Settings of the scan and of the values to read.
   * @returns A JSON string with the fields of `sdk:PhotoPaymentResult`.
   * @cancel Returns `null` if the user closes the scanner.
   * @nothingFound Shows the empty result screen, where the user scans again or leaves. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, returns an empty string.
   * @failure Throws an error whose message names the reason.
   * @thread Start it on the UI thread.
   * @since 1.8
   */
  startPhotoPayment(config: PhotoPaymentConfiguration): string | null;

  /**
   * Extracts payment data from files that another app has shared with yours.
   * @remarks
   * Works like `sdk:DeckleSDK.startPhotoPayment`, without the camera. The license must include
   * photo payment.
   * @param files - The files. On Android, one or more `content://` URIs that your app may read; on
   * iOS, exactly one `file://` URL.
   * @param config - Settings of the values to read and of the screens.
   * @returns A JSON string with the fields of `sdk:PhotoPaymentResult`.
   * @cancel Returns `null` if the user closes the screens.
   * @nothingFound Shows the empty result screen. If
   * `sdk:PhotoPaymentConfiguration.emptyResultScreen` is `null`, returns an empty string.
   * @failure Throws an error whose message names the reason.
   * @thread Start it on the UI thread.
   * @since 1.9
   */
  startPhotoPaymentWithExternalFiles(
    files: string[],
    config: PhotoPaymentConfiguration,
  ): string | null;

  /**
   * Loads a PDF or image file as the current document, with text recognition and without showing
   * a screen.
   * @remarks
   * Reads PDF, JPG, PNG, TIFF, and HEIC. Unlike a scan with `sdk:Source.IMAGE`, it doesn't detect
   * document edges or crop. The text of a PDF with a text layer is taken from that layer.
   * To make a PDF searchable, load it and write it with `sdk:DeckleSDK.writePDF`. The license must
   * include text recognition, and `sdk:DeckleSDK.setAnalyzeConfiguration` must be called before the
   * file is loaded. If the call fails, the current document stays as it is.
   * @param path - Path or URI of the file, readable by your app. On iOS, copy a file that the user
   * picked into your app's own storage first; on Android, a `content://` URI works directly.
   * @param password - Password of an encrypted PDF. Omit it for all other files.
   * @returns `true` if the file is now the current document.
   * @failure Returns `false`; `sdk:DeckleSDK.getLastError` returns the reason: the file can't be
   * read, is damaged or in an unsupported format, or its password is missing or wrong. The document
   * that was loaded before stays the current one.
   * @thread Blocks until the file is loaded; call it from a background thread.
   * @since 1.5
   */
  loadFile(path: string, password?: string): boolean;

  /**
   * Appends a file to the current document.
   * @remarks
   * Reads the same formats as `sdk:DeckleSDK.loadFile`. Instead of a path you can pass a byte array
   * or a stream, together with the file extension including its leading dot.
   * @param path - Path of the file.
   * @returns `true` if the pages of the file are now at the end of the document.
   * @failure Returns `false`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @platforms Windows
   * @since 1.5
   */
  addPage(path: string): boolean;

  /**
   * Sets which values data extraction reads, and starts text recognition in the background.
   * @remarks
   * Call it once, right after `sdk:DeckleSDK.initSDK` succeeds and before the first page
   * is[sdk:DeckleSDK.scanDocument:  scanned or] loaded. Text, data, and searchable PDFs require it.
   * @param config - Additional values to read.
   * @returns `true` if the configuration is set.
   * @failure Returns `false`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @since 1.5
   */
  setAnalyzeConfiguration(config: AnalyzeConfiguration): boolean;

  /**
   * Returns the recognized text of the current document, or of one of its pages.
   * @remarks
   * Recognizes printed text in Latin script. The license must include text recognition[iOS < 13:
   * ; Apple devices need iOS 13].
   * Call `sdk:DeckleSDK.setAnalyzeConfiguration` before the pages
   * are[sdk:DeckleSDK.scanDocument:  scanned or] loaded; otherwise, the text is empty, without an error.
   * Recognition starts while the user edits, so the text is often ready immediately.
   * @param pageNumber - Number of the page, starting at 1; -1 (the default) stands for the whole
   * document.
   * @returns The text, its lines separated by `\n`.
   * @nothingFound Returns an empty string.
   * @failure Returns an empty string; `sdk:DeckleSDK.getLastError` returns a message.
   * @thread Blocks until recognition is complete; call it from a background thread.
   * @since 1.5
   */
  getText(pageNumber?: number): string;

  /**
   * Returns the recognized text of one page of the current document.
   * @remarks
   * Recognizes printed text in Latin script. The license must include text recognition[iOS < 13:
   * ; Apple devices need iOS 13].
   * Call `sdk:DeckleSDK.setAnalyzeConfiguration` before the pages
   * are[sdk:DeckleSDK.scanDocument:  scanned or] loaded; otherwise, the text is empty, without an error.
   * @param pageNumber - Number of the page, starting at 1.
   * @returns The text of the page, its lines separated by `\n`.
   * @nothingFound Returns an empty string.
   * @failure Reports the error with its message.
   * @platforms react-native, capacitor, cordova
   * @since 1.5
   */
  getTextPage(pageNumber: number): string;

  /**
   * Extracts the address, bank accounts, amount, date, and invoice data from the current document.
   * @remarks
   * `sdk:DeckleSDK.setAnalyzeConfiguration` sets which additional values are read. Extraction
   * works with German-language documents such as invoices and receipts. The license must include
   * data extraction[iOS < 13: ; Apple devices need iOS 13].
   * @returns A JSON string with the fields of `sdk:AnalyzeResult`.
   * @nothingFound Returns an empty string.
   * @failure Returns an empty string; `sdk:DeckleSDK.getLastError` returns a message.
   * @thread Blocks until recognition and extraction are complete; call it from a background thread.
   * @since 1.5
   */
  analyze(): string;

  /**
   * Writes the current document to a PDF file.
   * @remarks
   * The PDF is searchable if the document was scanned or loaded with text recognition, which the
   * license must include[iOS < 13:  and which needs iOS 13 on Apple devices]. Always use the returned path:
   * with `overwrite` set to `false`, it can differ from the path that you pass.
   * @param path - Target file. The extension `.pdf` is added if it is missing.
   * @param overwrite - `true` replaces an existing file; `false` keeps it and adds a number to the
   * new name, for example `Invoice(1).pdf`.
   * @param pageFormat - Page size of the PDF.
   * @param maxSizeKB - (since 1.7) Upper limit of the file size in kilobytes; 10 MB is `10 * 1024`. A file
   * that would be larger is compressed until it fits, if possible, which lowers the quality and takes longer. `0` sets
   * no limit.
   * @returns Path or URI of the written file.
   * @failure Returns `null`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @thread Blocks until pending text recognition is complete and the file is written; call it from
   * a background thread.
   * @since 1.5
   */
  writePDF(
    path: string,
    overwrite?: boolean,
    pageFormat?: PDFPageFormat,
    /** @defaultValue `0` */
    maxSizeKB?: number,
  ): string | null;

  /**
   * Writes one page of the current document to a JPG file, cropped and filtered.
   * @remarks
   * An existing file is replaced. For an uncropped or unfiltered page, use
   * `sdk:DeckleSDK.getImageBytes`.
   * @param pageNumber - Number of the page, starting at 1.
   * @param path - Target file.
   * @returns Path or URI of the written file.
   * @failure Returns `null`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @thread Returns when the file is written; call it from a background thread.
   * @since 1.5
   */
  writeImage(pageNumber: number, path: string): string | null;

  /**
   * Returns one page of the current document as JPG data.
   * @param pageNumber - Number of the page, starting at 1.
   * @param pageSourceType - Version of the page: untouched, cropped, or cropped and filtered.
   * @returns The bytes of the JPG image.
   * @failure Returns `null`; `sdk:DeckleSDK.getLastError` returns the reason.
   * @thread Returns when the image is encoded; call it from a background thread.
   * @since 1.5
   */
  getImageBytes(pageNumber: number, pageSourceType?: PageSourceType): Uint8Array | null;

  /**
   * Returns the number of pages of the current document.
   * @returns The number of pages, `0` if there is no document.
   * @since 1.5
   */
  pageCount(): number;

  /**
   * Returns the built-in items of the onboarding screen, in the language of the app.
   * @remarks
   * Assign them to `sdk:Onboarding.items`, as they are, reordered, or together with your own. The
   * SDK must be initialized.
   * @returns A new list each time.
   * @since 1.8
   */
  onboardingDefaultItems(): DeckleListItem[];

  /**
   * Returns the built-in items of the scan tips screen, in the language of the app.
   * @remarks
   * Assign them to `sdk:ScanTips.items`, reordered or together with your own. The SDK must be
   * initialized.
   * @returns A new list each time.
   * @since 1.8
   */
  scanTipsDefaultItems(): DeckleListItem[];

  /**
   * Returns the built-in items of the empty result screen, in the language of the app.
   * @remarks
   * Assign them to `sdk:EmptyResultScreen.items`, reordered or together with your own. The SDK must
   * be initialized.
   * @returns A new list each time.
   * @since 1.8
   */
  emptyResultScreenDefaultItems(): DeckleListItem[];

  /**
   * Shows the onboarding screen, the scan hint popup, or both again at the next scan.
   * @remarks
   * Each is shown once per installation. Reset them during development or from a “Show
   * onboarding again” item in your app.
   * @param onboarding - `true` shows the onboarding screen again.
   * @param scanHintPopup - `true` shows the scan hint popup again.
   * @since 1.8
   */
  resetOnboarding(
    /** @defaultValue `true` */
    onboarding?: boolean,
    /** @defaultValue `true` */
    scanHintPopup?: boolean,
  ): void;
}
