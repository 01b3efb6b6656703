import { siteUrl } from '../../model/constants';
import { transfer } from './invoices';
import { giroCode } from './payment';
import type { Symbology } from './symbology';

/** How bwip-js encodes each format of the model's `BarcodeFormat`, and the light modules that it demands beside a code. */
const encoders = {
  AZTEC: { bcid: 'azteccode', quiet: 2 },
  DATA_MATRIX: { bcid: 'datamatrix', quiet: 2 },
  PDF_417: { bcid: 'pdf417', quiet: 2, options: { columns: 3, eclevel: 2 } },
  QR_CODE: { bcid: 'qrcode', quiet: 4 },
  CODABAR: { bcid: 'rationalizedCodabar', quiet: 10 },
  CODE_39: { bcid: 'code39', quiet: 10 },
  CODE_93: { bcid: 'code93', quiet: 10, options: { includecheck: true } },
  CODE_128: { bcid: 'code128', quiet: 10 },
  EAN_8: { bcid: 'ean8', quiet: 7 },
  EAN_13: { bcid: 'ean13', quiet: 11 },
  ITF: { bcid: 'interleaved2of5', quiet: 10 },
  UPC_A: { bcid: 'upca', quiet: 9 },
  UPC_E: { bcid: 'upce', quiet: 9 },
} as const;

/** A member of the model's `BarcodeFormat` that a code can have. */
export type Format = keyof typeof encoders;

/** How a code is drawn if not in black on white, upright and whole. */
interface Treatment {
  /** Color of dark modules; black by default. */
  readonly dark?: string;
  /** Color of light modules and of the quiet zone; white by default. */
  readonly light?: string;
  /** Degrees by which the code is turned clockwise. */
  readonly turn?: number;
  /** A path in modules, from the top left corner of the code without its quiet zone, and its color. */
  readonly stain?: { readonly path: string; readonly fill: string };
}

/** What a scanner returns for a code. */
export interface Reading {
  readonly format: Format;
  readonly value: string;
}

/** A code of the sheet. */
export interface SheetCode {
  /** Name of its file, and anchor of its heading. */
  readonly id: string;
  readonly name: string;
  /** Sentences about it; for a code that shows a format, after what the model says of the format. */
  readonly note?: string;
  /** What it holds. A scanner must not report a code without a reading. */
  readonly reading?: Reading;
  /** What devices with iOS report in its place. */
  readonly onIos?: Reading;
  /** Whether a scanner may fail to read it. */
  readonly isHard?: boolean;
  readonly symbology: Symbology;
  readonly treatment?: Treatment;
}

/** A code as the lists below describe it: what it holds, and what is special about it. */
interface Special extends Pick<SheetCode, 'note' | 'onIos' | 'isHard' | 'treatment'> {
  /** Whether a scanner must not report it. */
  readonly isUnreadable?: true;
  readonly symbology?: Partial<Symbology>;
}

function code(
  id: string,
  name: string,
  format: Format,
  value: string,
  { isUnreadable, symbology, ...special }: Special = {},
): SheetCode {
  return {
    id,
    name,
    ...special,
    ...(isUnreadable ? {} : { reading: { format, value } }),
    symbology: { ...encoders[format], text: value, ...symbology },
  };
}

/** Values of several codes. */
const article = '2012345678903';
const parcel = 'PARCEL-40812';
const invoiceCode = giroCode(transfer);
const mediumCorrection = { options: { eclevel: 'M' } };

/** A code for every format, in the order of the model. */
export const formatCodes: readonly SheetCode[] = [
  code('aztec', 'Aztec', 'AZTEC', 'TICKET 40812'),
  code('data-matrix', 'Data Matrix', 'DATA_MATRIX', 'PART-40812'),
  code('pdf417', 'PDF417', 'PDF_417', 'BOARDING PASS 40812'),
  code('qr-code', 'QR code', 'QR_CODE', siteUrl),
  code('codabar', 'Codabar', 'CODABAR', 'A40812B', {
    note: 'The letters A and B only mark where the code starts and ends, so compare the digits.',
  }),
  code('code-39', 'Code 39', 'CODE_39', 'BIN 40812'),
  code('code-93', 'Code 93', 'CODE_93', 'LOT 40812'),
  code('code-128', 'Code 128', 'CODE_128', parcel),
  code('ean-8', 'EAN-8', 'EAN_8', '20408121'),
  code('ean-13', 'EAN-13', 'EAN_13', article),
  code('itf', 'Interleaved 2 of 5', 'ITF', '12012345678900', {
    note: 'The value is an ITF-14 number with its check digit.',
  }),
  code('upc-a', 'UPC-A', 'UPC_A', '412345678903', {
    onIos: { format: 'EAN_13', value: '0412345678903' },
  }),
  code('upc-e', 'UPC-E', 'UPC_E', '01234565'),
];

/** Codes that are whole, with content that needs care. */
export const contentCodes: readonly SheetCode[] = [
  code('girocode', 'GiroCode', 'QR_CODE', invoiceCode, {
    note: 'A QR code with several lines of text: the bank transfer of the [sample invoice](/docs/sheets/documents#girocode).',
    symbology: mediumCorrection,
  }),
  code('umlauts', 'Umlauts', 'QR_CODE', 'Größe 40 – 8,12 €', {
    note: 'A QR code with text in UTF-8.',
    symbology: mediumCorrection,
  }),
  code('leading-zeros', 'Leading zeros', 'CODE_128', '00040812', {
    note: 'A number in Code 128. The zeros are lost if your app stores the value as a number.',
  }),
];

/** Codes that are hard or impossible to read. */
export const brokenCodes: readonly SheetCode[] = [
  code('rotated-90', 'Rotated by 90 degrees', 'EAN_13', article, {
    note: 'An EAN-13 code on its side.',
    isHard: true,
    treatment: { turn: 90 },
  }),
  code('rotated-45', 'Rotated by 45 degrees', 'QR_CODE', siteUrl, {
    note: 'A QR code on its corner.',
    isHard: true,
    treatment: { turn: 45 },
  }),
  code('diagonal', 'Diagonal bars', 'EAN_13', article, {
    note: 'An EAN-13 code, rotated by 45 degrees. If it isn’t read, turn the phone.',
    isHard: true,
    treatment: { turn: 45 },
  }),
  code('inverted', 'Inverted', 'QR_CODE', siteUrl, {
    note: 'A QR code in white on black.',
    isHard: true,
    treatment: { dark: '#fff', light: '#000' },
  }),
  code('low-contrast', 'Low contrast', 'CODE_128', parcel, {
    note: 'A Code 128 in gray on gray, like a faded label.',
    isHard: true,
    treatment: { dark: '#8f8f8f', light: '#bdbdbd' },
  }),
  code('stained', 'Stained', 'QR_CODE', siteUrl, {
    note: 'A QR code with a stain. The error correction of the code makes up for what is missing.',
    isHard: true,
    symbology: { options: { eclevel: 'H' } },
    treatment: {
      stain: {
        path: 'M12.4 13.6c2.2-1.4 5.2-.6 6 1.4s-.4 4.6-2.8 4.8-4.6-.6-5-2.8.6-2.6 1.8-3.4z',
        fill: '#8a6a3a',
      },
    },
  }),
  code('torn', 'Torn', 'EAN_13', article, {
    note: 'An EAN-13 code without some of its bars. The digits can’t be restored.',
    isUnreadable: true,
    treatment: {
      stain: { path: 'M24 0l3 9-2 8 3 10-2 12h11l2-11-3-9 3-10-2-9z', fill: '#fff' },
    },
  }),
  code('check-digit', 'Wrong check digit', 'EAN_13', article, {
    note: 'The bars of 2012345678907. The check digit of this EAN-13 code would be 3.',
    isUnreadable: true,
    // Ends in 7; encoders refuse to write a wrong check digit.
    symbology: { endOf: '2012345678057' },
  }),
];

/** All codes, in the order of the page. */
export const sheetCodes: readonly SheetCode[] = [...formatCodes, ...contentCodes, ...brokenCodes];

/** Address of a code's drawing below the base URL. */
export const codePath = (id: string): string => `/sheets/barcodes/${id}.svg`;
