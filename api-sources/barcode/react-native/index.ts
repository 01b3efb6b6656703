/**
 * TypeScript API of the Barcode SDK for React Native. The SDK reads 1D and 2D barcodes with the
 * camera, on the device and without a network connection.
 *
 * The default export is the SDK itself, an object of type `sdk:BarcodeSDK`. Types and enumerations
 * are named exports:
 *
 * ```ts
 * import DeckleSDK, {
 *   LogLevel,
 *   type Barcode,
 *   type BarcodeFormat,
 * } from '@deckle/react-native-barcode-sdk';
 * ```
 *
 * **Modes.** In single mode, which is the default, the first accepted code closes the scanner. In
 * multi mode, which you turn on with `sdk:BarcodeScannerConfiguration.multiScan`, the scanner
 * collects codes until the user taps the finish button,
 * `sdk:BarcodeScannerConfiguration.maxBarcodes` is reached, or your app finishes the session.
 *
 * **Decisions for each code.** `sdk:BarcodeSDK.addBarcodeListener` reports every code while the
 * scanner is open, and `sdk:BarcodeSDK.setReadingState` makes the scanner accept it, reject it,
 * pause, or finish.
 *
 * **Results.** Every function except `sdk:BarcodeSDK.addBarcodeListener` returns a Promise. A
 * canceled scan is a normal result: `sdk:BarcodeSDK.scanBarcode` resolves with an empty list.
 *
 * **Failures.** `sdk:BarcodeSDK.scanBarcode` rejects if the scanner can't start.
 * `sdk:BarcodeSDK.initSDK` and `sdk:BarcodeSDK.deleteTempFiles` resolve with `false`, and
 * `sdk:BarcodeSDK.getLastError` returns the reason.
 *
 * **Conventions.** Positions are fractions of the camera image.
 * `sdk:BarcodeScannerConfiguration.timeout` is in seconds, and
 * `sdk:BarcodeScannerConfiguration.duplicateInterval` is in milliseconds. Color keys start with a
 * capital letter: `ColorConfig`, `ColorPrimary`, `Light`, `Dark`.
 *
 * **Where it runs.** On Android and iOS devices with a camera. The package contains native code and
 * doesn't run in Expo Go. It's independent of the Document SDK: if your app uses both, give each a
 * different name when you import it, and initialize each with its own key.
 *
 * @packageDocumentation
 */
import type {
  Barcode as CommonBarcode,
  BarcodeScannerConfiguration as CommonScannerConfiguration,
  Subscription,
} from '../../model/barcode';

export type { BarcodeBounds, BarcodeTextConfiguration, Subscription } from '../../model/barcode';

/**
 * Format of a barcode, in configurations and results.
 *
 * @remarks
 * By default, the scanner reads all formats. To read only some of them, list them in
 * `sdk:BarcodeScannerConfiguration.barcodeFormats`.
 *
 * `'UNKNOWN'` occurs only in results. On iOS, UPC-A codes are reported as `'EAN_13'` with a leading
 * zero, because the system's decoder doesn't distinguish them.
 *
 * @example
 * ```ts
 * import type { BarcodeFormat } from '@deckle/react-native-barcode-sdk';
 *
 * const retail: BarcodeFormat[] = ['EAN_8', 'EAN_13', 'UPC_A', 'UPC_E'];
 * ```
 *
 * @since 1.0
 */
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

/**
 * What the scanner does after it has read a code.
 *
 * @remarks
 * Pass it to `sdk:BarcodeSDK.setReadingState` when a listener has received a code. Without a
 * listener, the scanner behaves as if you answered `'FINISHED'` in single mode and `'ACTIVE'` in
 * multi mode. In single mode, the first accepted code closes the scanner, whichever of `'ACTIVE'`,
 * `'PAUSED'`, and `'FINISHED'` you answer.
 *
 * @example
 * ```ts
 * import DeckleSDK, { type ReadingState } from '@deckle/react-native-barcode-sdk';
 *
 * async function answer(known: boolean): Promise<void> {
 *   const state: ReadingState = known ? 'FINISHED' : 'REJECTED';
 *   await DeckleSDK.setReadingState(state);
 * }
 * ```
 *
 * @since 1.0
 */
export type ReadingState = 'ACTIVE' | 'PAUSED' | 'REJECTED' | 'FINISHED';

/**
 * @remarks
 * Set it with `sdk:BarcodeSDK.setLogLevel`. The levels are listed from silent to most detailed, and
 * each level includes the levels before it. The default is `sdk:LogLevel.VERBOSE`.
 *
 * @example
 * ```ts
 * import DeckleSDK, { LogLevel } from '@deckle/react-native-barcode-sdk';
 *
 * async function logLess(isRelease: boolean): Promise<void> {
 *   await DeckleSDK.setLogLevel(isRelease ? LogLevel.ERROR : LogLevel.VERBOSE);
 * }
 * ```
 *
 * @since 1.0
 */
export enum LogLevel {
  /** @since 1.0 */
  DISABLE = 'DISABLE',
  /** @since 1.0 */
  ASSERT = 'ASSERT',
  /** @since 1.0 */
  ERROR = 'ERROR',
  /** @since 1.0 */
  WARNING = 'WARNING',
  /** @since 1.0 */
  INFO = 'INFO',
  /** @since 1.0 */
  DEBUG = 'DEBUG',
  /** @since 1.0 */
  VERBOSE = 'VERBOSE',
}

/**
 * @remarks
 * Set it with `sdk:BarcodeScannerConfiguration.statusBarAppearance`. By default no value is set,
 * and the system chooses the style that fits the current light or dark mode.
 *
 * @example
 * ```ts
 * import {
 *   StatusBarAppearance,
 *   type BarcodeScannerConfiguration,
 * } from '@deckle/react-native-barcode-sdk';
 *
 * const config: BarcodeScannerConfiguration = {
 *   statusBarAppearance: StatusBarAppearance.DARK,
 * };
 * ```
 *
 * @platforms Android
 * @since 1.0
 */
export enum StatusBarAppearance {
  /** @since 1.0 */
  LIGHT = 'LIGHT',
  /** @since 1.0 */
  DARK = 'DARK',
}

/**
 * @remarks
 * Set it with `sdk:BarcodeScannerConfiguration.navigationBarAppearance`. By default no value is
 * set, and the system chooses the style that fits the current light or dark mode.
 *
 * @example
 * ```ts
 * import {
 *   NavigationBarAppearance,
 *   type BarcodeScannerConfiguration,
 * } from '@deckle/react-native-barcode-sdk';
 *
 * const config: BarcodeScannerConfiguration = {
 *   navigationBarAppearance: NavigationBarAppearance.DARK,
 * };
 * ```
 *
 * @platforms Android
 * @since 1.0
 */
export enum NavigationBarAppearance {
  /** @since 1.0 */
  LIGHT = 'LIGHT',
  /** @since 1.0 */
  DARK = 'DARK',
}

/**
 * @example
 * ```ts
 * import type { Barcode } from '@deckle/react-native-barcode-sdk';
 *
 * function describe(barcode: Barcode): string {
 *   const readAt = new Date(barcode.timestamp).toISOString();
 *   return `${barcode.format} ${barcode.value} at ${readAt}`;
 * }
 * ```
 */
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
 * @example
 * ```ts
 * import type { DeckleColor } from '@deckle/react-native-barcode-sdk';
 *
 * const overlay: DeckleColor = { Light: '#A6000000', Dark: '#A6000000' };
 * ```
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

/**
 * @example
 * ```ts
 * import type { BarcodeColorConfig } from '@deckle/react-native-barcode-sdk';
 *
 * const colors: BarcodeColorConfig = {
 *   ColorViewfinder: { Light: '#FFFFFF', Dark: '#FFFFFF' },
 *   ColorViewfinderDetected: { Light: '#8ECDFF', Dark: '#8ECDFF' },
 * };
 * ```
 */
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

/**
 * @example
 * ```ts
 * import type { BarcodeScannerConfiguration } from '@deckle/react-native-barcode-sdk';
 *
 * const config: BarcodeScannerConfiguration = {
 *   barcodeFormats: ['CODE_128', 'DATA_MATRIX'],
 *   multiScan: true,
 *   maxBarcodes: 20,
 *   textConfig: { textTitleScanPage: 'Scan parcels' },
 * };
 * ```
 */
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
 * Functions of the Barcode SDK for React Native.
 *
 * @remarks
 * The default export of the package is the only object of this type. Call `sdk:BarcodeSDK.initSDK`
 * first.
 *
 * @since 1.0
 */
export interface DeckleSDK {
  /**
   * @returns A Promise of `true` if the SDK is ready.
   * @failure Resolves with `false`; `sdk:BarcodeSDK.getLastError` returns the reason, for example
   * that the key is expired or issued for another app.
   * @since 1.0.0-alpha.1
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-barcode-sdk';
   *
   * async function startBarcodeSdk(licenseKey: string): Promise<boolean> {
   *   const ready = await DeckleSDK.initSDK(licenseKey);
   *   if (!ready) console.warn(await DeckleSDK.getLastError());
   *   return ready;
   * }
   * ```
   */
  initSDK(licenseKey: string): Promise<boolean>;

  /**
   * @returns A Promise of the accepted codes.
   * @cancel Resolves with an empty list if the user closes the scanner or
   * `sdk:BarcodeScannerConfiguration.timeout` has passed.
   * @failure Rejects with the message of the native SDK if the SDK isn't initialized or the device
   * doesn't have a camera.
   * @thread The SDK opens its screen on the UI thread for you.
   * @since 1.0.0-alpha.1
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-barcode-sdk';
   *
   * async function readTicket(): Promise<string | null> {
   *   const [barcode] = await DeckleSDK.scanBarcode({
   *     barcodeFormats: ['AZTEC', 'QR_CODE'],
   *   });
   *   return barcode ? barcode.value : null;
   * }
   * ```
   */
  scanBarcode(config: BarcodeScannerConfiguration): Promise<Barcode[]>;

  /**
   * @returns A Promise that resolves without a value.
   * @since 1.0.0-alpha.1
   * @example
   * ```ts
   * import DeckleSDK, { LogLevel } from '@deckle/react-native-barcode-sdk';
   *
   * await DeckleSDK.setLogLevel(LogLevel.WARNING);
   * ```
   */
  setLogLevel(logLevel: LogLevel): Promise<void>;

  /**
   * @returns A Promise of the absolute path of the trace file.
   * @since 1.0.0-alpha.1
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-barcode-sdk';
   *
   * const path = await DeckleSDK.getTraceFile();
   * console.log(`Attach ${path} to your support request.`);
   * ```
   */
  getTraceFile(): Promise<string>;

  /**
   * @returns A Promise of `true` if the files were deleted.
   * @failure Resolves with `false`; `sdk:BarcodeSDK.getLastError` returns the reason.
   * @since 1.0.0-alpha.1
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-barcode-sdk';
   *
   * await DeckleSDK.deleteTempFiles(true);
   * ```
   */
  deleteTempFiles(deleteTraceFileContent: boolean): Promise<boolean>;

  /**
   * @returns A Promise of the message, or of an empty string if the last call succeeded or was
   * canceled.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-barcode-sdk';
   *
   * const message = await DeckleSDK.getLastError();
   * if (message !== '') {
   *   console.warn(`Barcode SDK: ${message}`);
   * }
   * ```
   */
  getLastError(): Promise<string>;

  /**
   * @returns A Promise that resolves without a value.
   * @example
   * ```ts
   * import DeckleSDK from '@deckle/react-native-barcode-sdk';
   *
   * async function resumeAfterDialog(): Promise<void> {
   *   await DeckleSDK.setReadingState('ACTIVE');
   * }
   * ```
   */
  setReadingState(state: ReadingState): Promise<void>;

  /**
   * @thread The listener runs on the JavaScript thread.
   * @example
   * ```ts
   * import DeckleSDK, { type Barcode } from '@deckle/react-native-barcode-sdk';
   *
   * async function scanParcels(expected: Set<string>): Promise<Barcode[]> {
   *   const subscription = DeckleSDK.addBarcodeListener((barcode) => {
   *     void DeckleSDK.setReadingState(
   *       expected.has(barcode.value) ? 'ACTIVE' : 'REJECTED',
   *     );
   *   });
   *   try {
   *     return await DeckleSDK.scanBarcode({ multiScan: true });
   *   } finally {
   *     subscription.remove();
   *   }
   * }
   * ```
   */
  addBarcodeListener(listener: (barcode: Barcode) => void): Subscription;
}

/**
 * The object with all functions of the SDK.
 *
 * @remarks
 * It's the default export of the package, so you choose its name when you import it. This
 * documentation calls it `DeckleSDK`. If your app also uses the Document SDK, give each import a
 * different name.
 *
 * @example
 * ```ts
 * import BarcodeSDK from '@deckle/react-native-barcode-sdk';
 *
 * async function readSerialNumber(): Promise<string | undefined> {
 *   const barcodes = await BarcodeSDK.scanBarcode({
 *     barcodeFormats: ['CODE_39', 'CODE_128'],
 *   });
 *   return barcodes[0]?.value;
 * }
 * ```
 *
 * @since 1.0
 */
declare const sdk: DeckleSDK;

export default sdk;
