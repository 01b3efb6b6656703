/** What a screen reader says in place of a page's drawing. */
export const pageStates = {
  photo: 'An invoice on a wooden table, photographed at an angle, with a shadow across it.',
  cropped: 'The same invoice without the table, upright, still with its colors and the shadow.',
  filtered: 'The same invoice in clear colors on white, without the shadow.',
  pages: 'The same invoice on top of a stack of three pages.',
} as const;

/** A state in which a page can be drawn. */
export type PageStateName = keyof typeof pageStates;

/** Members of the text and button configurations that a drawing shows, and their English texts. */
export const texts = {
  textTitleScanPage: '',
  textTitleEditPage: '',
  textTitleFilterPage: 'Filter',
  textTitleCroppingPage: 'Crop',
  textTitleConfirmationPage: '',
  textTitleScanTipsPage: 'Scan tips',
  /** Of the empty result screen. */
  title: 'Nothing found',
  buttonScanTorch: 'Light',
  buttonScanFinish: 'Done',
  buttonEditRotate: 'Rotate',
  buttonEditCrop: 'Crop',
  buttonEditFilter: 'Filter',
  buttonEditArrange: 'Arrange',
  buttonEditDelete: 'Delete',
  buttonEditFinish: 'Done',
  buttonCropExpand: 'Full page',
  buttonCropSnap: 'Snap',
  buttonCropFinish: 'Done',
  buttonConfirmationFinish: 'Done',
  buttonSkip: 'Skip',
  buttonNext: 'Next',
  closeButton: 'OK',
  repeatButton: 'Scan again',
  textScanHint: 'Place the code inside the frame',
  textFinishButton: 'Done',
  textCount: '{count} codes',
  textConfirmAccept: 'Accept',
  textConfirmRetry: 'Retry',
} as const;

/** A text that a drawing shows. */
export type TextKey = keyof typeof texts;

/** What the onboarding, the hint popup, the scan tips or the empty result screen say. */
export interface ScreenItem {
  readonly title: string;
  readonly message: string;
  /** Number of items of the onboarding. */
  readonly of?: number;
}

/** Entries of the scan tips and, without the first, of the empty result. */
export const tips: readonly ScreenItem[] = [
  { title: 'Plain background', message: 'Lay the page on a dark, even surface.' },
  { title: 'Good light', message: 'Avoid shadows and reflections.' },
  { title: 'Whole page', message: 'All four corners are in view.' },
  { title: 'Level phone', message: 'Hold it parallel to the page.' },
];

/** What the popup says. */
export const hint: ScreenItem = {
  title: 'Mind the background',
  message: 'Place the page on a clear background with good contrast.',
};

/** The first of the three steps of the onboarding. */
export const step: ScreenItem = {
  title: 'Scan your documents',
  message: 'Hold the phone above the page. The photo is taken automatically.',
};

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
