import type { IconName } from './icons';
import { step, texts, type ScreenItem, type TextKey } from './labels';

/** What a drawing shows other than by default. */
export interface ScreenOptions {
  /** Texts to set, by member of the text configuration. */
  readonly texts?: Partial<Record<TextKey, string>>;
  /** Button titles to set, by member of the button configuration; `''` leaves the icon alone. */
  readonly buttons?: Partial<Record<TextKey, string>>;
  /** Icons to set, by member of the button configuration. */
  readonly icons?: Partial<Record<TextKey, IconName>>;
  /** What the onboarding says. */
  readonly item?: ScreenItem;
  /** What to leave out that is drawn by default. */
  readonly hide?: readonly ['multiScan'];
  /** What to draw that is hidden by default. */
  readonly show?: readonly ['toolbarItem'];
}

/** What a screen says and shows, after the options have been put over the defaults. */
export interface Content {
  readonly text: (key: TextKey) => string;
  /** The icon of a button, or the built-in one. */
  readonly icon: (key: TextKey, builtIn: IconName) => IconName;
  readonly item: ScreenItem;
  readonly count: string;
  readonly hasToolbarItem: boolean;
  readonly isMultiScan: boolean;
}

/**
 * What a screen says and shows.
 *
 * @throws Error for texts that no drawing shows.
 */
export function contentOf({
  texts: own,
  buttons,
  icons,
  item = step,
  hide,
  show,
}: ScreenOptions): Content {
  const given: Readonly<Partial<Record<string, string>>> = { ...own, ...buttons };
  const unknown = Object.keys(given).filter((key) => !(key in texts));
  if (unknown.length > 0) {
    const names = unknown.map((key) => `"${key}"`);
    throw new Error(`The drawn screens don't show ${names.join(', ')}.`);
  }
  const text = (key: TextKey): string => given[key] ?? texts[key];
  return {
    text,
    icon: (key, builtIn) => icons?.[key] ?? builtIn,
    item,
    count: text('textCount').replace('{count}', '3'),
    hasToolbarItem: show?.includes('toolbarItem') === true,
    isMultiScan: hide?.includes('multiScan') !== true,
  };
}

/** The title of a button, in quotes. */
function button({ text }: Content, key: TextKey): string {
  return text(key) === '' ? `${texts[key]} (icon only)` : `“${text(key)}”`;
}

/** A sentence with the title in the top toolbar, where there is one. */
function titled({ text }: Content, key: TextKey): string {
  return text(key) === '' ? '' : ` The title is “${text(key)}”.`;
}

const barcodeCamera = (c: Content, viewfinder: string): string =>
  `Barcode scanner: camera preview with ${viewfinder}, the hint “${c.text('textScanHint')}”, and ` +
  (c.isMultiScan
    ? `the count “${c.count}” between the buttons ${button(c, 'buttonScanTorch')} and ${button(c, 'textFinishButton')}.`
    : `the button ${button(c, 'buttonScanTorch')}.`) +
  titled(c, 'textTitleScanPage');

/** The screens that can be drawn, and what a screen reader says in place of the drawing. */
const descriptions = {
  scan: (c) =>
    `Scan screen: camera preview with an overlay around the detected invoice, and the buttons ${button(c, 'buttonScanTorch')}, capture, and ${button(c, 'buttonScanFinish')}.` +
    (c.hasToolbarItem ? ' A light bulb in the top toolbar opens the scan tips.' : '') +
    titled(c, 'textTitleScanPage'),
  hintPopup: (c) =>
    `Scan screen behind a popup that explains how to place the document, with the button ${button(c, 'closeButton')}.`,
  onboarding: (c) =>
    `Onboarding screen: an image, the heading “${c.item.title}”, and a text, with the buttons ${button(c, 'buttonSkip')} and ${button(c, 'buttonNext')}.`,
  scanTips: (c) =>
    `Scan tips screen: a list of tips, each with an image, a heading, and a text.${titled(c, 'textTitleScanTipsPage')}`,
  edit: (c) =>
    `Edit screen: the scanned invoice above a toolbar with ${button(c, 'buttonEditRotate')}, ${button(c, 'buttonEditCrop')}, ${button(c, 'buttonEditFilter')}, ${button(c, 'buttonEditArrange')}, and ${button(c, 'buttonEditDelete')}; ${button(c, 'buttonEditFinish')} is at the top.` +
    titled(c, 'textTitleEditPage'),
  crop: (c) =>
    `Crop screen: the photographed invoice with draggable corner handles, above the buttons ${button(c, 'buttonCropExpand')} and ${button(c, 'buttonCropSnap')}; ${button(c, 'buttonCropFinish')} is at the top.` +
    titled(c, 'textTitleCroppingPage'),
  filter: (c) =>
    'Filter screen: the page in seven filters, with Illustration selected, and a switch to apply it to all pages.' +
    titled(c, 'textTitleFilterPage'),
  confirm: (c) =>
    `Confirmation screen: thumbnails of all pages above the button ${button(c, 'buttonConfirmationFinish')}.` +
    titled(c, 'textTitleConfirmationPage'),
  emptyResult: (c) =>
    `Empty result screen: tips for a better result above the button ${button(c, 'repeatButton')}.` +
    titled(c, 'title'),
  barcode: (c) => barcodeCamera(c, 'a viewfinder around a barcode'),
  barcodeConfirm: (c) =>
    `Barcode scanner asking whether to accept the barcode that was read, with the buttons ${button(c, 'textConfirmRetry')} and ${button(c, 'textConfirmAccept')}.` +
    titled(c, 'textTitleScanPage'),
  barcodeDetected: (c) => barcodeCamera(c, 'the viewfinder in the color for detected barcodes'),
  barcodeRejected: (c) => barcodeCamera(c, 'the viewfinder in the color for rejected barcodes'),
} as const satisfies Readonly<Record<string, (content: Content) => string>>;

/** A screen that can be drawn. */
export type ScreenName = keyof typeof descriptions;

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(descriptions, name);

/**
 * What a screen reader says in place of a drawing.
 *
 * @throws Error for texts that no drawing shows.
 */
export const describeScreen = (name: ScreenName, options: ScreenOptions): string =>
  descriptions[name](contentOf(options));
