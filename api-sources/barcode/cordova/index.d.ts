/**
 * The API of the plugin `cordova-plugin-deckle-barcode-sdk`: one global object, and the types of its
 * arguments and results. Descriptions and defaults are in `api-sources/model`. Comments here
 * describe only what's different in Cordova.
 *
 * Design decisions:
 *
 * - A Promise rejects with a string: the message of the native SDK, or a thrown exception as JSON. It
 *   isn't an `Error` object.
 * - There is one callback for codes. It's also called for later scans, until another replaces it.
 *
 * @packageDocumentation
 */
import type {
  Barcode as CommonBarcode,
  BarcodeScannerConfiguration as CommonScannerConfiguration,
} from '../../model/barcode';

export type { BarcodeBounds, BarcodeTextConfiguration } from '../../model/barcode';

export type BarcodeFormat =
  | 'AZTEC'
  | 'DATA_MATRIX'
  | 'PDF_417'
  | 'QR_CODE'
  | 'CODABAR'
  | 'CODE_39'
  | 'CODE_93'
  | 'CODE_128'
  | 'EAN_8'
  | 'EAN_13'
  | 'ITF'
  | 'UPC_A'
  | 'UPC_E'
  | 'UNKNOWN';

export type ReadingState = 'ACTIVE' | 'PAUSED' | 'REJECTED' | 'FINISHED';

export type LogLevel = 'DISABLE' | 'ASSERT' | 'ERROR' | 'WARNING' | 'INFO' | 'DEBUG' | 'VERBOSE';

export type StatusBarAppearance = 'LIGHT' | 'DARK';

export type NavigationBarAppearance = 'LIGHT' | 'DARK';

export interface Barcode extends Omit<CommonBarcode, 'format'> {
  format: BarcodeFormat;
  /**
   * @remarks
   * A Base64 string. It can be missing.
   */
  rawBytes?: string;
}

/**
 * @remarks
 * Used in `sdk:BarcodeColorConfig`. Set both members: a pair with only one member is ignored.
 * @since 1.0
 */
export interface DeckleColor {
  /**
   * Color in light mode as a hex string `#RRGGBB` or `#AARRGGBB`.
   * @remarks
   * With eight digits, the first two are the opacity, from `00` (invisible) to `FF` (opaque).
   * @since 1.0
   */
  Light: string;
  /**
   * Color in dark mode as a hex string `#RRGGBB` or `#AARRGGBB`.
   * @remarks
   * With eight digits, the first two are the opacity, from `00` (invisible) to `FF` (opaque).
   * @since 1.0
   */
  Dark: string;
}

export interface BarcodeColorConfig {
  ColorPrimary?: DeckleColor;
  ColorOnPrimary?: DeckleColor;
  ColorViewfinder?: DeckleColor;
  ColorViewfinderDetected?: DeckleColor;
  ColorViewfinderRejected?: DeckleColor;
  ColorOverlay?: DeckleColor;
  ColorTopBarBackground?: DeckleColor;
  ColorTopBarForeground?: DeckleColor;
  ColorScanButtonsLayoutBackground?: DeckleColor;
  ColorScanButtonsForeground?: DeckleColor;
}

export interface BarcodeScannerConfiguration extends Omit<
  CommonScannerConfiguration,
  'barcodeFormats' | 'colorConfig' | 'statusBarAppearance' | 'navigationBarAppearance'
> {
  barcodeFormats?: BarcodeFormat[];
  ColorConfig?: BarcodeColorConfig;
  statusBarAppearance?: StatusBarAppearance;
  navigationBarAppearance?: NavigationBarAppearance;
}

/**
 * Functions of the Barcode SDK for Cordova.
 *
 * @remarks
 * The global object of this name exists once the event `deviceready` has fired. Call
 * `sdk:BarcodeSDK.initSDK` first.
 *
 * @since 1.0
 */
export interface DeckleSDKBarcode {
  /**
   * @returns A Promise that resolves without a value if the SDK is ready.
   * @failure Rejects with the reason as a string, for example that the key is expired or
   * issued for another app.
   * @since 1.0.0-alpha.1
   */
  initSDK(licenseKey: string): Promise<void>;

  /**
   * @returns A Promise of the accepted codes.
   * @cancel Resolves with an empty list if the user closes the scanner or
   * `sdk:BarcodeScannerConfiguration.timeout` has passed.
   * @failure Rejects with the reason as a string: the SDK isn't initialized, or the device
   * doesn't have a camera. After an exception in native code, the string is JSON.
   * @thread The SDK opens its screen on the UI thread for you.
   * @since 1.0.0-alpha.1
   */
  scanBarcode(config: BarcodeScannerConfiguration): Promise<Barcode[]>;

  /**
   * @returns A Promise that resolves without a value.
   * @failure Rejects with the reason as a string.
   * @since 1.0.0-alpha.1
   */
  setLogLevel(logLevel: LogLevel): Promise<void>;

  /**
   * @returns A Promise of the absolute path of the trace file.
   * @failure Rejects with the reason as a string.
   * @since 1.0.0-alpha.1
   */
  getTraceFile(): Promise<string>;

  /**
   * @returns A Promise that resolves without a value after the files were deleted.
   * @failure Rejects with the reason as a string.
   * @since 1.0.0-alpha.1
   */
  deleteTempFiles(deleteTraceFileContent: boolean): Promise<void>;

  /**
   * @returns A Promise that resolves without a value.
   * @failure Rejects with the reason as a string.
   */
  setReadingState(state: ReadingState): Promise<void>;

  /**
   * @param callback - Receives the code. The plugin keeps the callback for all scans until you
   * register another.
   * @thread The callback runs on the JavaScript thread.
   */
  onBarcodeDetected(callback: (barcode: Barcode) => void): void;
}

// The type is the interface in this module; `var` also adds the object to `window`.
declare global {
  var DeckleSDKBarcode: DeckleSDKBarcode;
}
