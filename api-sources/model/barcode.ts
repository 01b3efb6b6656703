import type { DeckleColor } from './configuration';
import type { LogLevel, NavigationBarAppearance, StatusBarAppearance } from './enums';

/**
 * Format of a barcode, in configurations and results.
 *
 * @remarks
 * By default, the scanner reads all formats. To read only some of them, list them in
 * `sdk:BarcodeScannerConfiguration.barcodeFormats`. `sdk:Barcode.format` is the format of a code
 * that was read.
 *
 * @since 1.0
 */
export enum BarcodeFormat {
  /**
   * Aztec, a 2D code on tickets.
   * @since 1.0
   */
  AZTEC = 'AZTEC',
  /**
   * Data Matrix, a 2D code on parts and medicines.
   * @since 1.0
   */
  DATA_MATRIX = 'DATA_MATRIX',
  /**
   * PDF417, a stacked 2D code on ID documents and boarding passes.
   * @since 1.0
   */
  PDF_417 = 'PDF_417',
  /**
   * QR code, a 2D code for links, payments (GiroCode), and other text.
   * @remarks
   * You get the content as plain text. A GiroCode isn't split into its fields.
   * @since 1.0
   */
  QR_CODE = 'QR_CODE',
  /**
   * Codabar, a 1D code in libraries and blood banks.
   * @remarks
   * The value includes the start and stop letters, for example `A40812B`.
   * @since 1.0
   */
  CODABAR = 'CODABAR',
  /**
   * Code 39, a 1D code in industry.
   * @since 1.0
   */
  CODE_39 = 'CODE_39',
  /**
   * Code 93, a 1D code in logistics.
   * @since 1.0
   */
  CODE_93 = 'CODE_93',
  /**
   * Code 128, a 1D code in logistics that includes GS1-128.
   * @since 1.0
   */
  CODE_128 = 'CODE_128',
  /**
   * EAN-8, a 1D code on small retail items.
   * @since 1.0
   */
  EAN_8 = 'EAN_8',
  /**
   * EAN-13, a 1D code on retail items.
   * @remarks
   * [iOS: Apple devices also report UPC-A codes in this format, with a leading zero.]
   * @since 1.0
   */
  EAN_13 = 'EAN_13',
  /**
   * Interleaved 2 of 5, a 1D code on cartons (ITF-14).
   * @since 1.0
   */
  ITF = 'ITF',
  /**
   * UPC-A, a 1D code on retail items in North America.
   * @remarks
   * iOS reports these codes as `sdk:BarcodeFormat.EAN_13` with a leading zero, because the system's
   * decoder doesn't distinguish them.
   * @since 1.0
   */
  UPC_A = 'UPC_A',
  /**
   * UPC-E, a 1D code on small retail items in North America.
   * @since 1.0
   */
  UPC_E = 'UPC_E',
  /**
   * Unknown format; occurs only in results, so don't use it in a configuration.
   * @since 1.0
   */
  UNKNOWN = 'UNKNOWN',
}

/**
 * What the scanner does after it has read a code.
 *
 * @remarks
 * Your app can answer every reported code with one of these values, and the scanner waits for the
 * answer. Without a listener[sdk:BarcodeScanDelegate.didDetect:  (on iOS, without `didDetect`)],
 * the scanner behaves as if you answered `sdk:ReadingState.FINISHED` in single mode and
 * `sdk:ReadingState.ACTIVE` in multi mode. `sdk:BarcodeScannerConfiguration.multiScan` sets the
 * mode. In single mode, the first accepted code closes the scanner, whether the answer is
 * `sdk:ReadingState.ACTIVE`, `sdk:ReadingState.PAUSED`, or `sdk:ReadingState.FINISHED`.
 *
 * @since 1.0
 */
export enum ReadingState {
  /**
   * Accepts the code; in multi mode, the scanner continues reading.
   * @since 1.0
   */
  ACTIVE = 'ACTIVE',
  /**
   * Accepts the code; in multi mode, the scanner keeps the preview and stops reading.
   * @remarks
   * Use it while your app processes the code, and end the pause with
   * `sdk:BarcodeSDK.setReadingState` and `sdk:ReadingState.ACTIVE`. The torch doesn't change, and
   * the user can still close the scanner.
   * @since 1.0
   */
  PAUSED = 'PAUSED',
  /**
   * Rejects the code and continues reading; the viewfinder flashes in the color for rejected codes.
   * @remarks
   * The color is `sdk:BarcodeColorConfig.colorViewfinderRejected`.
   * @since 1.0
   */
  REJECTED = 'REJECTED',
  /**
   * Accepts the code, closes the scanner, and returns all accepted codes.
   * @since 1.0
   */
  FINISHED = 'FINISHED',
}

/**
 * A barcode that was read.
 *
 * @remarks
 * `sdk:BarcodeSDK.scanBarcode` returns a list of them.
 *
 * @since 1.0
 */
export interface Barcode {
  /**
   * Decoded text, or an empty string if the content is binary.
   * @since 1.0
   */
  value: string;
  /**
   * Format of the code.
   * @since 1.0
   */
  format: BarcodeFormat;
  /**
   * Undecoded bytes of the code, for binary content, whose `sdk:Barcode.value` is empty.
   * @remarks
   * A Base64 string in JavaScript and TypeScript, a byte array on native platforms. The member can
   * be missing.
   * @since 1.0
   */
  rawBytes?: string;
  /**
   * Position of the code in the camera image. It can be missing.
   * @since 1.0
   */
  bounds?: BarcodeBounds;
  /**
   * Time when the code was read, in milliseconds since January 1, 1970 (UTC).
   * @since 1.0
   */
  timestamp: number;
}

/**
 * Position of a barcode in the camera image, relative to the size of the image.
 *
 * @remarks
 * Used in `sdk:Barcode.bounds`. All four values are between 0 and 1 and are measured from the top
 * left corner.
 *
 * @example
 * ```ts
 * import type { BarcodeBounds } from '@deckle/react-native-barcode-sdk';
 *
 * function centerOf({ left, top, right, bottom }: BarcodeBounds): { x: number; y: number } {
 *   return { x: (left + right) / 2, y: (top + bottom) / 2 };
 * }
 * ```
 *
 * @since 1.0
 */
export interface BarcodeBounds {
  /**
   * Left edge, from 0 (left edge of the image) to 1 (right edge).
   * @since 1.0
   */
  left: number;
  /**
   * Upper edge, from 0 (top of the image) to 1 (bottom).
   * @since 1.0
   */
  top: number;
  /**
   * Right edge, from 0 (left edge of the image) to 1 (right edge).
   * @since 1.0
   */
  right: number;
  /**
   * Lower edge, from 0 (top of the image) to 1 (bottom).
   * @since 1.0
   */
  bottom: number;
}

/**
 * Configures a scan: formats, mode, feedback, viewfinder, texts, and colors.
 *
 * @remarks
 * Pass it to `sdk:BarcodeSDK.scanBarcode`. An empty configuration reads one code of any format.
 *
 * @since 1.0
 */
export interface BarcodeScannerConfiguration {
  /**
   * Formats to look for; an empty list means all formats.
   * @remarks
   * The scanner reads faster with fewer formats. It ignores unknown formats and logs a warning. If
   * no format is left, it reads all formats.
   * @defaultValue empty list
   * @since 1.0
   */
  barcodeFormats?: BarcodeFormat[];
  /**
   * Turns on multi mode, which collects several codes; in single mode, the first accepted code
   * closes the scanner.
   * @remarks
   * A session in multi mode ends when the user taps the finish button, when
   * `sdk:BarcodeScannerConfiguration.maxBarcodes` is reached, or when your app answers
   * `sdk:ReadingState.FINISHED`.
   * @defaultValue `false`
   * @since 1.0
   */
  multiScan?: boolean;
  /**
   * Number of accepted codes after which a session in multi mode ends; 0 means no limit.
   * @defaultValue `0`
   * @since 1.0
   */
  maxBarcodes?: number;
  /**
   * Reports a code with the same value and format again in multi mode.
   * @remarks
   * If it's off, an accepted code isn't reported again while the scanner is open, and a rejected
   * code only after it has left the view.
   * @defaultValue `false`
   * @since 1.0
   */
  allowDuplicates?: boolean;
  /**
   * Minimum time between two reports of the same code.
   * @remarks
   * Applies if `sdk:BarcodeScannerConfiguration.allowDuplicates` is `true`.
   * @defaultValue `1500`
   * @unit milliseconds
   * @since 1.0
   */
  duplicateInterval?: number;
  /**
   * Shows the value of a code and lets the user accept it or scan again.
   * @remarks
   * The code is reported to your app only after the user has accepted it.
   * @defaultValue `false`
   * @since 1.0
   */
  confirmBarcode?: boolean;
  /**
   * Makes the device vibrate briefly for each accepted code.
   * @defaultValue `true`
   * @since 1.0
   */
  vibrateOnRead?: boolean;
  /**
   * Plays a short sound for each accepted code.
   * @remarks
   * [iOS: Silent mode on an iPhone silences the sound.]
   * @defaultValue `false`
   * @since 1.0
   */
  beepOnRead?: boolean;
  /**
   * Shows the torch button.
   * @defaultValue `true`
   * @since 1.0
   */
  allowTorch?: boolean;
  /**
   * Turns the torch on when the scanner opens.
   * @defaultValue `false`
   * @since 1.0
   */
  torchEnabled?: boolean;
  /**
   * Shows the frame that the user aims with.
   * @defaultValue `true`
   * @since 1.0
   */
  showViewfinder?: boolean;
  /**
   * Reads only codes inside the viewfinder; `false` reads codes anywhere in the camera image.
   * @defaultValue `true`
   * @since 1.0
   */
  restrictToViewfinder?: boolean;
  /**
   * Shape of the viewfinder as its width divided by its height.
   * @remarks
   * The value 1 is a square. Larger values are wide frames for 1D codes.
   * @defaultValue `1.5`
   * @since 1.0
   */
  viewfinderAspectRatio?: number;
  /**
   * Time after which the scanner closes automatically; 0 means no limit.
   * @remarks
   * The result is the same as for a cancel.
   * @defaultValue `0`
   * @unit seconds
   * @since 1.0
   */
  timeout?: number;
  /**
   * Texts and text sizes that replace the built-in ones.
   * @defaultValue a default `sdk:BarcodeTextConfiguration`
   * @since 1.0
   */
  textConfig?: BarcodeTextConfiguration;
  /**
   * Colors of the scanner in light and dark mode.
   * @defaultValue a default `sdk:BarcodeColorConfig`
   * @since 1.0
   */
  colorConfig?: BarcodeColorConfig;
  /**
   * Style of the status bar while the scanner is open.
   * @defaultValue system
   * @platforms Android
   * @since 1.0
   */
  statusBarAppearance?: StatusBarAppearance;
  /**
   * Style of the system navigation bar while the scanner is open.
   * @defaultValue system
   * @platforms Android
   * @since 1.0
   */
  navigationBarAppearance?: NavigationBarAppearance;
}

/**
 * Replaces texts and text sizes of the barcode scanner.
 *
 * @remarks
 * Set it as `sdk:BarcodeScannerConfiguration.textConfig`. Texts that you don't set are shown in the
 * language of the app, in one of 34 languages, or in English if the language isn't among them.
 * Texts that you set are shown in every language, so localize them yourself.
 *
 * @example
 * ```ts
 * import type { BarcodeTextConfiguration } from '@deckle/react-native-barcode-sdk';
 *
 * const textConfig: BarcodeTextConfiguration = {
 *   textTitleScanPage: 'Scan parcels',
 *   textCount: 'Parcels: {count}',
 *   textFinishButton: 'View list',
 * };
 * ```
 *
 * @since 1.0
 */
export interface BarcodeTextConfiguration {
  /**
   * Title in the top bar.
   * @defaultValue no title
   * @since 1.0
   */
  textTitleScanPage?: string;
  /**
   * Hint below the viewfinder.
   * @defaultValue built-in text “Place the code inside the frame”
   * @since 1.0
   */
  textScanHint?: string;
  /**
   * Button that ends a session in multi mode.
   * @defaultValue built-in text “Done”
   * @since 1.0
   */
  textFinishButton?: string;
  /**
   * Counter of accepted codes in multi mode; `{count}` is replaced by their number.
   * @defaultValue built-in text `{count} codes`
   * @since 1.0
   */
  textCount?: string;
  /**
   * Button that accepts a code.
   * @remarks
   * Shown if `sdk:BarcodeScannerConfiguration.confirmBarcode` is `true`.
   * @defaultValue built-in text “Accept”
   * @since 1.0
   */
  textConfirmAccept?: string;
  /**
   * Button that discards a code and scans again.
   * @remarks
   * Shown if `sdk:BarcodeScannerConfiguration.confirmBarcode` is `true`.
   * @defaultValue built-in text “Retry”
   * @since 1.0
   */
  textConfirmRetry?: string;
  /**
   * Text size of the title in the top bar.
   * @defaultValue built-in size
   * @unit sp on Android, pt on iOS
   * @since 1.0
   */
  textSizeTitle?: number;
  /**
   * Text size of the hint below the viewfinder.
   * @defaultValue built-in size
   * @unit sp on Android, pt on iOS
   * @since 1.0
   */
  textSizeScanHint?: number;
}

/**
 * Sets the colors of the barcode scanner in light and dark mode.
 *
 * @remarks
 * Set it as `sdk:BarcodeScannerConfiguration.colorConfig`. Each member is an `sdk:DeckleColor`. All
 * platforms support `#RRGGBB` and `#AARRGGBB`.
 *
 * @since 1.0
 */
export interface BarcodeColorConfig {
  /**
   * Buttons and progress indicators.
   * @defaultValue light `#4CAF50`, dark `#4CAF50`
   * @since 1.0
   */
  colorPrimary?: DeckleColor;
  /**
   * Text on the primary color.
   * @defaultValue light `#FFFFFF`, dark `#000000`
   * @since 1.0
   */
  colorOnPrimary?: DeckleColor;
  /**
   * Viewfinder while the scanner looks for a code.
   * @defaultValue light `#FFFFFF`, dark `#FFFFFF`
   * @since 1.0
   */
  colorViewfinder?: DeckleColor;
  /**
   * Viewfinder after a code was accepted.
   * @defaultValue light `#4CAF50`, dark `#4CAF50`
   * @since 1.0
   */
  colorViewfinderDetected?: DeckleColor;
  /**
   * Viewfinder after a code was rejected.
   * @defaultValue light `#B00020`, dark `#B00020`
   * @since 1.0
   */
  colorViewfinderRejected?: DeckleColor;
  /**
   * Area around the viewfinder, dimmed with black at 50% opacity by default.
   * @defaultValue light `#80000000`, dark `#80000000`
   * @since 1.0
   */
  colorOverlay?: DeckleColor;
  /**
   * Background of the top bar.
   * @defaultValue light `#4CAF50`, dark `#2A2A2A`
   * @since 1.0
   */
  colorTopBarBackground?: DeckleColor;
  /**
   * Buttons and title in the top bar.
   * @defaultValue light `#FFFFFF`, dark `#E3E3E3`
   * @since 1.0
   */
  colorTopBarForeground?: DeckleColor;
  /**
   * Background of the button area.
   * @defaultValue light `#121212`, dark `#121212`
   * @since 1.0
   */
  colorScanButtonsLayoutBackground?: DeckleColor;
  /**
   * Icons and labels of the buttons.
   * @defaultValue light `#FFFFFF`, dark `#FFFFFF`
   * @since 1.0
   */
  colorScanButtonsForeground?: DeckleColor;
}

/**
 * A registered listener, which you can remove.
 *
 * @remarks
 * `sdk:BarcodeSDK.addBarcodeListener` returns it.
 *
 * @example
 * ```ts
 * import DeckleSDK, { type Subscription } from '@deckle/react-native-barcode-sdk';
 *
 * const subscription: Subscription = DeckleSDK.addBarcodeListener(({ value }) => {
 *   console.log(value);
 * });
 *
 * function stopListening(): void {
 *   subscription.remove();
 * }
 * ```
 *
 * @platforms react-native
 * @since 1.0
 */
export interface Subscription {
  /**
   * Removes the listener, so it's no longer called.
   * @since 1.0
   */
  remove(): void;
}

/**
 * Functions of the Barcode SDK.
 *
 * @remarks
 * Call `sdk:BarcodeSDK.initSDK` first. The Barcode SDK and the Document SDK don't share any state:
 * if your app uses both, initialize each with its own key.
 *
 * @since 1.0
 */
export interface BarcodeSDK {
  /**
   * Unlocks the Barcode SDK with your license key.
   * @remarks
   * Call it once per app start, before any other function; another call with a valid key has no
   * effect. A key is bound to your app's identifier. If you don't have a key yet, pass an empty
   * string: the SDK then works for one minute after the app starts.
   * @param licenseKey - Your license key, or an empty string for a test of one minute.
   * @returns `true` if the SDK is ready.
   * @failure Returns `false`; `sdk:BarcodeSDK.getLastError` returns the reason, for example that the
   * key is expired or issued for another app.
   * @since 1.0
   */
  initSDK(licenseKey: string): boolean;

  /**
   * Opens the full-screen camera and returns the accepted barcodes.
   * @remarks
   * In single mode, which is the default, the list has one entry. In multi mode, it has one entry
   * for each accepted code. If the user denies camera access, the scanner explains why it needs the
   * camera and offers to open the settings. If the user then closes the scanner, the scan is
   * canceled.
   * @param config - Settings of the scan. An empty configuration reads one code of any format.
   * @returns The accepted codes.
   * @cancel Returns an empty list if the user closes the scanner or
   * `sdk:BarcodeScannerConfiguration.timeout` has passed.
   * @nothingFound The scanner stays open and keeps looking until the user closes it or the timeout
   * has passed.
   * @failure Returns an empty list if the SDK isn't initialized or the device has no camera;
   * `sdk:BarcodeSDK.getLastError` then returns a message.
   * @thread Start it on the UI thread.
   * @since 1.0
   */
  scanBarcode(config: BarcodeScannerConfiguration): Barcode[];

  /**
   * Sets how much the SDK writes to the log and to the trace file.
   * @remarks
   * By default, it writes everything. Lower the level in release builds. The level also applies
   * if the license key is rejected.
   * @param logLevel - The most detailed level to write. The default is `sdk:LogLevel.VERBOSE`.
   * @since 1.0
   */
  setLogLevel(logLevel: LogLevel): void;

  /**
   * Returns the location of the trace file, which contains log and error messages.
   * @remarks
   * Attach the file when you write to support.
   * @returns Path of the trace file.
   * @since 1.0
   */
  getTraceFile(): string;

  /**
   * Deletes the SDK's temporary files.
   * @remarks
   * Codes that your app has already received aren't affected.
   * @param deleteTraceFileContent - `true` also empties the trace file; `false` keeps its content.
   * @returns `true` if the files were deleted.
   * @failure Returns `false`; `sdk:BarcodeSDK.getLastError` returns the reason.
   * @since 1.0
   */
  deleteTempFiles(deleteTraceFileContent: boolean): boolean;

  /**
   * Returns the error message of the last call.
   * @remarks
   * Read it right after a function has reported a failure.
   * @returns The message, or an empty string if the last call succeeded or was canceled.
   * @platforms Android, iOS, react-native
   * @since 1.0
   */
  getLastError(): string;

  /**
   * Makes the open scanner continue reading, pause, reject the last code, or finish.
   * @remarks
   * Call it to answer for a reported code or to end a pause. The scanner reads no other code until
   * the answer, without a time limit. If the scanner closes before the answer, the code isn't in
   * the result. The function has no effect while the scanner is closed.
   * @param state - What the scanner does next.
   * @platforms react-native, cordova
   * @since 1.0
   */
  setReadingState(state: ReadingState): void;

  /**
   * Calls a function for every code that the open scanner reads.
   * @remarks
   * Answer for every code with `sdk:BarcodeSDK.setReadingState`. Remove the listener when the scan
   * is over.
   * @param listener - Receives the code.
   * @returns The registration, with which you remove the listener.
   * @platforms react-native
   * @since 1.0
   */
  addBarcodeListener(listener: (barcode: Barcode) => void): Subscription;

  /**
   * Calls a function for every code that the open scanner reads.
   * @remarks
   * Answer for every code with `sdk:BarcodeSDK.setReadingState`.
   * @param callback - Receives the code.
   * @platforms cordova
   * @since 1.0
   */
  onBarcodeDetected(callback: (barcode: Barcode) => void): void;
}
