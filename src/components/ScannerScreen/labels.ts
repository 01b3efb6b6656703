/** The screens that can be drawn, and what a screen reader says in place of the drawing. */
export const descriptions = {
  scan: 'Scan screen: camera preview with an overlay around the detected invoice, and buttons for light, capture, and done.',
  hintPopup:
    'Scan screen behind a popup that explains how to place the document, with a close button.',
  onboarding:
    'Onboarding screen: an image, a heading, and a text, with buttons to skip and to continue.',
  scanTips: 'Scan tips screen: a list of tips, each with an image, a heading, and a text.',
  edit: 'Edit screen: the scanned invoice above a toolbar with rotate, crop, filter, arrange, and delete.',
  crop: 'Crop screen: the photographed invoice with draggable corner handles, and buttons to expand and snap the frame.',
  filter:
    'Filter screen: the page in seven filters, with Illustration selected, and a switch to apply it to all pages.',
  arrange: 'Arrange screen: numbered page thumbnails, one of them being dragged to a new place.',
  confirm: 'Confirmation screen: thumbnails of all pages above a done button.',
  emptyResult: 'Empty result screen: tips for a better result above a button that scans again.',
  barcode:
    'Barcode scanner: camera preview with a viewfinder around a barcode, a light button, a count of codes, and a done button.',
  barcodeConfirm: 'Barcode scanner asking whether to accept the barcode that was read or to retry.',
  barcodeRejected:
    'Barcode scanner: camera preview with the viewfinder in the color for rejected barcodes.',
} as const;

/** A screen that can be drawn. */
export type ScreenName = keyof typeof descriptions;

/** What a screen reader says in place of a page's drawing. */
export const pageStates = {
  photo: 'An invoice on a wooden table, photographed at an angle, with a shadow across it.',
  cropped: 'The same invoice without the table, upright, still with its colors and the shadow.',
  filtered: 'The same invoice in clear colors on white, without the shadow.',
  pages: 'The same invoice on top of a stack of three pages.',
} as const;

/** A state in which a page can be drawn. */
export type PageStateName = keyof typeof pageStates;

/**
 * A description next to a caption. If the caption names the screen ("Crop: move the corners"), the name isn't
 * repeated ("Crop screen: …").
 */
export function labelBeside(label: string, caption: unknown): string {
  const [, name = '', rest = ''] = /^([^:,.]+): (.+)$/s.exec(label) ?? [];
  if (typeof caption !== 'string' || rest === '') return label;
  // "Confirm" and "Confirmation" are one name.
  const isNamed = caption
    .toLowerCase()
    .includes(name.split(' ', 1)[0]?.toLowerCase().slice(0, 7) ?? '');
  return isNamed ? rest.charAt(0).toUpperCase() + rest.slice(1) : label;
}

/** Members of the text configurations that are visible in a drawing, and their English texts. */
export const texts = {
  textDocumentTitle: '',
  textTitleScanPage: '',
  textTitleEditPage: '',
  textTitleFilterPage: 'Filter',
  textTitleCroppingPage: 'Crop',
  textTitleArrangementPage: 'Arrange',
  textTitleConfirmationPage: '',
  textTitleScanTipsPage: 'Scan tips',
  textFocusHint: 'Hold still',
  textDeleteDialogCurrentPage: 'Delete current page',
  textDeleteDialogAllPages: 'Delete all pages',
  textDeleteDialogCancel: 'Cancel',
  textScanHint: 'Place the code inside the frame',
  textFinishButton: 'Done',
  textCount: '{count} codes',
  textConfirmAccept: 'Accept',
  textConfirmRetry: 'Retry',
  /** Of the empty result screen. */
  title: 'Nothing found',
} as const;

/** A text that a drawing shows. */
export type TextKey = keyof typeof texts;

/**
 * Buttons of ButtonConfiguration, Onboarding, ScanHintPopup, ScanTips and EmptyResultScreen, and their English titles.
 */
export const buttons = {
  buttonScanAutoCaptureOn: 'Capture: auto',
  buttonScanAutoCaptureOff: 'Capture: manual',
  buttonScanTorch: 'Light',
  buttonScanCapture: '',
  buttonScanFinish: 'Done',
  buttonScanImport: 'Import',
  buttonEditRotate: 'Rotate',
  buttonEditCrop: 'Crop',
  buttonEditFilter: 'Filter',
  buttonEditArrange: 'Arrange',
  buttonEditRetake: 'Retake',
  buttonEditAddPage: 'Add page',
  buttonEditDelete: 'Delete',
  buttonEditFinish: 'Done',
  buttonCropExpand: 'Full page',
  buttonCropSnap: 'Snap',
  buttonCropFinish: 'Done',
  buttonConfirmationFinish: 'Done',
  buttonSkip: 'Skip',
  buttonBack: 'Back',
  buttonNext: 'Next',
  buttonFinish: 'Done',
  closeButton: 'OK',
  toolbarItem: '',
  repeatButton: 'Scan again',
} as const;

/** A button that a drawing shows. */
export type ButtonKey = keyof typeof buttons;

/** What can be shown or hidden: buttons, and parts without their own button. */
export type PartKey =
  | ButtonKey
  | 'textFocusHint'
  | 'deleteDialog'
  | 'pageArrangementShowDeleteButton'
  | 'pageArrangementShowPageNumber'
  | 'multiScan'
  | 'allowTorch'
  | 'showViewfinder';

/** Parts that are drawn only when asked for. */
export const hiddenByDefault: ReadonlySet<PartKey> = new Set<PartKey>([
  'buttonScanAutoCaptureOn',
  'buttonScanAutoCaptureOff',
  'buttonScanImport',
  'buttonEditRetake',
  'buttonEditAddPage',
  'buttonBack',
  'buttonFinish',
  'toolbarItem',
  'textFocusHint',
  'deleteDialog',
  'pageArrangementShowDeleteButton',
]);

/** An entry of the onboarding, the hint popup, the scan tips or the empty result screen. */
export interface ScreenItem {
  readonly title?: string | null;
  readonly message?: string | null;
}

/** Entries of the scan tips and, without the first, of the empty result. */
export const tips: readonly ScreenItem[] = [
  { title: 'Plain background', message: 'Lay the page on a dark, even surface.' },
  { title: 'Good light', message: 'Avoid shadows and reflections.' },
  { title: 'Whole page', message: 'All four corners are in view.' },
  { title: 'Level phone', message: 'Hold it parallel to the page.' },
];

/** Entry of the popup. */
export const hints: readonly ScreenItem[] = [
  {
    title: 'Mind the background',
    message: 'Place the page on a clear background with good contrast.',
  },
];

/** Entries of the onboarding, of which the first is shown. */
export const steps: readonly ScreenItem[] = [
  {
    title: 'Scan your invoices',
    message: 'Hold the phone above the page. The photo is taken automatically.',
  },
  {},
  {},
];

/** Filters in the order of ScanFilter's menu, by their English names. */
export const filters = [
  'Auto Color',
  'Gray',
  'Black/White',
  'Original',
  'Light Text',
  'Auto Color 2',
  'Illustration',
] as const;
