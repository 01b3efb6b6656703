import type { BarcodeFormat } from '../../../api-sources/model/barcode';
import { siteUrl } from '../../model/constants';

/** A member of the model's `BarcodeFormat` that a code can have. */
export type Format = Exclude<`${BarcodeFormat}`, 'UNKNOWN'>;

/** What a scanner returns for a code. */
export interface Reading {
  readonly format: Format;
  readonly value: string;
}

/** A code of the sheet, whose drawing is `static/sheets/barcodes/<id>.svg`. */
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
}

/** A code with a value; what else is said of it comes last. */
const code = (
  id: string,
  name: string,
  format: Format,
  value: string,
  special: Pick<SheetCode, 'note' | 'onIos' | 'isHard'> = {},
): SheetCode => ({ id, name, ...special, reading: { format, value } });

/** Values of several codes. */
const article = '2012345678903';
const parcel = 'PARCEL-40812';
/** The transfer of the sample invoice: EPC069-12, version 2, in UTF-8, without a purpose and a structured reference. */
const giroCode = [
  'BCD',
  '002',
  '1',
  'SCT',
  'TESTDEFFXXX',
  'Papierhaus Lindner GmbH',
  'DE89370400440532013000',
  'EUR284.41',
  '',
  '',
  'RE-2025-0417',
].join('\n');

/** A code for every format, in the order of the model. */
export const formatCodes: readonly SheetCode[] = [
  code('aztec', 'Aztec', 'AZTEC', 'TICKET 40812'),
  code('data-matrix', 'Data Matrix', 'DATA_MATRIX', 'PART-40812'),
  code('pdf417', 'PDF417', 'PDF_417', 'BOARDING PASS 40812'),
  code('qr-code', 'QR code', 'QR_CODE', siteUrl),
  code('codabar', 'Codabar', 'CODABAR', 'A40812B', {
    note: 'The value includes the start and stop letters, A and B.',
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
  code('girocode', 'GiroCode', 'QR_CODE', giroCode, {
    note: 'A QR code with several lines of text: the bank transfer of the [sample invoice](/docs/sheets/documents#girocode).',
  }),
  code('umlauts', 'Umlauts', 'QR_CODE', 'Größe 40 – 8,12 €', {
    note: 'A QR code with text in UTF-8.',
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
  }),
  code('rotated-45', 'Rotated by 45 degrees', 'QR_CODE', siteUrl, {
    note: 'A QR code on its corner.',
    isHard: true,
  }),
  code('diagonal', 'Diagonal bars', 'EAN_13', article, {
    note: "An EAN-13 code, rotated by 45 degrees. If it isn't read, turn the phone.",
    isHard: true,
  }),
  code('inverted', 'Inverted', 'QR_CODE', siteUrl, {
    note: 'A QR code in white on black.',
    isHard: true,
  }),
  code('low-contrast', 'Low contrast', 'CODE_128', parcel, {
    note: 'A Code 128 in gray on gray, like a faded label.',
    isHard: true,
  }),
  code('stained', 'Stained', 'QR_CODE', siteUrl, {
    note: 'A QR code with a stain. The error correction of the code makes up for what is missing.',
    isHard: true,
  }),
  {
    id: 'torn',
    name: 'Torn',
    note: "An EAN-13 code without some of its bars. The digits can't be restored.",
  },
  {
    id: 'check-digit',
    name: 'Wrong check digit',
    note: 'The bars of 2012345678907. The check digit of this EAN-13 code would be 3.',
  },
];

/** All codes, in the order of the page. */
export const sheetCodes: readonly SheetCode[] = [...formatCodes, ...contentCodes, ...brokenCodes];

/** Address of a code's drawing below the base URL. */
export const codePath = (id: string): string => `/sheets/barcodes/${id}.svg`;
