/**
 * How much the SDK writes to the log and to the trace file.
 *
 * @remarks
 * Set it with `sdk:DeckleSDK.setLogLevel`. The levels are listed from silent to most detailed, and
 * each one includes everything of the levels before it. The default is `sdk:LogLevel.VERBOSE`.
 *
 * As a string, a level can be written in any letter case; an unknown string counts as
 * `sdk:LogLevel.ERROR`.
 *
 * @example
 * ```ts
 * import DeckleSDK, { LogLevel } from '@deckle/react-native-sdk';
 *
 * async function logLess(isRelease: boolean): Promise<void> {
 *   await DeckleSDK.setLogLevel(isRelease ? LogLevel.ERROR : LogLevel.VERBOSE);
 * }
 * ```
 *
 * @since 1.5
 */
export enum LogLevel {
  /**
   * Writes nothing.
   * @since 1.5
   */
  DISABLE = 'DISABLE',
  /**
   * Writes only failures that indicate a defect and must never occur.
   * @since 1.5
   */
  ASSERT = 'ASSERT',
  /**
   * Writes errors.
   * @since 1.5
   */
  ERROR = 'ERROR',
  /**
   * Writes errors and warnings.
   * @since 1.5
   */
  WARNING = 'WARNING',
  /**
   * Writes errors, warnings, and informational messages.
   * @since 1.5
   */
  INFO = 'INFO',
  /**
   * Writes errors, warnings, informational messages, and details for debugging.
   * @since 1.5
   */
  DEBUG = 'DEBUG',
  /**
   * Writes every message, which is the default.
   * @since 1.5
   */
  VERBOSE = 'VERBOSE',
}

/**
 * Image filter that is applied to a scanned page.
 *
 * @remarks
 * `sdk:BaseScannerConfiguration.defaultScanFilter` sets the filter of new pages; its default is
 * `sdk:ScanFilter.ILLUSTRATION`. Users change the filter of a page on the filter screen, where
 * every filter is shown with a preview.
 *
 * An unknown string counts as `sdk:ScanFilter.ILLUSTRATION`.
 *
 * @example
 * ```ts
 * import { ScanFilter, type DocumentScannerConfiguration } from '@deckle/react-native-sdk';
 *
 * const config: DocumentScannerConfiguration = { defaultScanFilter: ScanFilter.BLACKWHITE };
 * ```
 *
 * @since 1.6
 */
export enum ScanFilter {
  /**
   * Enhances the colors automatically; shown as “Auto Color”.
   * @since 1.6
   */
  AUTO = 'AUTO',
  /**
   * Converts the page to shades of gray; shown as “Gray”.
   * @since 1.6
   */
  GRAY = 'GRAY',
  /**
   * Reduces the page to pure black and white, which gives the smallest files; shown as
   * “Black/White”.
   * @remarks
   * Pages with this filter are stored as TIFF with a single channel.
   * @since 1.6
   */
  BLACKWHITE = 'BLACKWHITE',
  /**
   * Leaves the colors of the cropped page unchanged; shown as “Original”.
   * @since 1.6
   */
  ORIGINAL = 'ORIGINAL',
  /**
   * Makes faint or light text easier to read; shown as “Light Text”.
   * @since 1.6
   */
  TEXT = 'TEXT',
  /**
   * Enhances the colors with a second automatic method; shown as “Auto Color 2”.
   * @since 1.6
   */
  AUTO2 = 'AUTO2',
  /**
   * Suits pages that mix text and graphics, and is the default; shown as “Illustration”.
   * @since 1.6
   */
  ILLUSTRATION = 'ILLUSTRATION',
}

/**
 * Where the scanner takes its pages from.
 *
 * @remarks
 * Set it with `sdk:BaseScannerConfiguration.source`, whose default is `sdk:Source.CAMERA`. Pages
 * from all sources are edited on the same screens.
 *
 * An unknown string counts as `sdk:Source.CAMERA`.
 *
 * @example
 * ```ts
 * import { Source, type DocumentScannerConfiguration } from '@deckle/react-native-sdk';
 *
 * const config: DocumentScannerConfiguration = { source: Source.GALLERY_MULTIPLE };
 * ```
 *
 * @since 1.5
 */
export enum Source {
  /**
   * Opens the scan screen with the device camera, which is the default.
   * @since 1.5
   */
  CAMERA = 'CAMERA',
  /**
   * Processes the images listed in `sdk:BaseScannerConfiguration.sourceImages` without showing a
   * picker.
   * @since 1.5
   */
  IMAGE = 'IMAGE',
  /**
   * Opens the system's image picker, in which the user chooses one image.
   * @since 1.6
   */
  GALLERY = 'GALLERY',
  /**
   * Opens the system's image picker, in which the user chooses any number of images.
   * @remarks
   * [iOS < 14: Needs iOS 14 on Apple devices. Older versions open the picker for one image, as
   * `sdk:Source.GALLERY` does.]
   * @since 1.6
   */
  GALLERY_MULTIPLE = 'GALLERY_MULTIPLE',
  /**
   * Opens the camera and adds an import button, so that one document can mix camera pages and
   * imported files.
   * @remarks
   * The button imports PDF, JPG, PNG, TIFF, and HEIC files, as `sdk:DeckleSDK.loadFile` does, without
   * cropping them. Its title and icon are set with `sdk:ButtonConfiguration.buttonScanImport`.
   * @since 1.8
   */
  CAMERA_IMPORT = 'CAMERA_IMPORT',
}

/**
 * Page size of an exported PDF.
 *
 * @remarks
 * Passed to `sdk:DeckleSDK.writePDF`. Where the format may be left out, the default is
 * `sdk:PDFPageFormat.FIT_TO_PAGES`.
 *
 * An unknown string counts as `sdk:PDFPageFormat.A4`.
 *
 * @example
 * ```ts
 * import DeckleSDK, { PDFPageFormat } from '@deckle/react-native-sdk';
 *
 * async function savePdf(filePath: string): Promise<string | null> {
 *   return DeckleSDK.writePDF(filePath, true, PDFPageFormat.A4);
 * }
 * ```
 *
 * @since 1.5
 */
export enum PDFPageFormat {
  /**
   * Gives every PDF page the size of its image.
   * @since 1.5
   */
  FIT_TO_PAGES = 'FIT_TO_PAGES',
  /**
   * A4 portrait, 210 × 297 mm.
   * @since 1.5
   */
  A4 = 'A4',
  /**
   * A4 landscape, 297 × 210 mm.
   * @since 1.5
   */
  A4_LANDSCAPE = 'A4_LANDSCAPE',
  /**
   * A5 portrait, 148 × 210 mm.
   * @since 1.5
   */
  A5 = 'A5',
  /**
   * A5 landscape, 210 × 148 mm.
   * @since 1.5
   */
  A5_LANDSCAPE = 'A5_LANDSCAPE',
  /**
   * US Letter portrait, 8.5 × 11 in.
   * @since 1.5
   */
  LETTER = 'LETTER',
  /**
   * US Letter landscape, 11 × 8.5 in.
   * @since 1.5
   */
  LETTER_LANDSCAPE = 'LETTER_LANDSCAPE',
  /**
   * US Legal portrait, 8.5 × 14 in.
   * @since 1.5
   */
  LEGAL = 'LEGAL',
  /**
   * US Legal landscape, 14 × 8.5 in.
   * @since 1.5
   */
  LEGAL_LANDSCAPE = 'LEGAL_LANDSCAPE',
}

/**
 * Which version of a page image is exported.
 *
 * @remarks
 * Passed to `sdk:DeckleSDK.getImageBytes`. Where it may be left out, the default is
 * `sdk:PageSourceType.CUT_FILTER`. An unknown string counts as that value, too.
 *
 * @example
 * ```ts
 * import DeckleSDK, { PageSourceType } from '@deckle/react-native-sdk';
 *
 * async function untouchedPage(pageNumber: number): Promise<string | null> {
 *   return DeckleSDK.getImageBytes(pageNumber, PageSourceType.ORIGINAL);
 * }
 * ```
 *
 * @since 1.5
 */
export enum PageSourceType {
  /**
   * The image as it came from the camera or the import, neither cropped nor filtered.
   * @since 1.5
   */
  ORIGINAL = 'ORIGINAL',
  /**
   * The page as the user sees it at the end of the scan, cropped and filtered.
   * @since 1.5
   */
  CUT_FILTER = 'CUT_FILTER',
  /**
   * The cropped page in its original colors, without a filter.
   * @since 1.5
   */
  CUT_ONLY = 'CUT_ONLY',
}

/**
 * Style of the status bar while an SDK screen is open.
 *
 * @remarks
 * Set it with `sdk:BaseScannerConfiguration.statusBarAppearance`. By default no value is set, and
 * the system chooses the style that fits the current light or dark mode.
 *
 * @example
 * ```ts
 * import {
 *   StatusBarAppearance,
 *   type DocumentScannerConfiguration,
 * } from '@deckle/react-native-sdk';
 *
 * const config: DocumentScannerConfiguration = {
 *   statusBarAppearance: StatusBarAppearance.DARK,
 * };
 * ```
 *
 * @platforms Android
 * @since 1.7
 */
export enum StatusBarAppearance {
  /**
   * Draws the bar in its light style, with dark icons.
   * @since 1.7
   */
  LIGHT = 'LIGHT',
  /**
   * Draws the bar in its dark style, with light icons.
   * @since 1.7
   */
  DARK = 'DARK',
}

/**
 * Style of the system navigation bar while an SDK screen is open.
 *
 * @remarks
 * Set it with `sdk:BaseScannerConfiguration.navigationBarAppearance`. By default no value is set,
 * and the system chooses the style that fits the current light or dark mode.
 *
 * @example
 * ```ts
 * import {
 *   NavigationBarAppearance,
 *   type DocumentScannerConfiguration,
 * } from '@deckle/react-native-sdk';
 *
 * const config: DocumentScannerConfiguration = {
 *   navigationBarAppearance: NavigationBarAppearance.DARK,
 * };
 * ```
 *
 * @platforms Android
 * @since 1.7
 */
export enum NavigationBarAppearance {
  /**
   * Draws the bar in its light style, with dark icons.
   * @since 1.7
   */
  LIGHT = 'LIGHT',
  /**
   * Draws the bar in its dark style, with light icons.
   * @since 1.7
   */
  DARK = 'DARK',
}

/**
 * Numeric code of the error in the last call.
 *
 * @remarks
 * Read it with `sdk:DeckleSDK.getLastErrorCode`; `sdk:DeckleSDK.getLastError` returns the matching
 * message. Numbers that aren't listed aren't used.
 *
 * @platforms Android, iOS
 * @since 1.5
 */
export enum DeckleError {
  /**
   * Code 0: the last call succeeded, was canceled, found nothing, or failed for a reason that has no
   * code. In the last case, `sdk:DeckleSDK.getLastError` returns the message.
   * @since 1.5
   */
  NO_ERROR = 0,
  /**
   * Code 1: a file couldn't be read or written.
   * @since 1.5
   */
  FILE_IO = 1,
  /**
   * Code 7: the input is damaged or not in a supported document or image format.
   * @since 1.5
   */
  DATA_NOT_VALID = 7,
  /**
   * Code 12: the PDF is encrypted, and the password is missing or wrong.
   * @since 1.5
   */
  PASSWORD_NOT_VALID = 12,
}
