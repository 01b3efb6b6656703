import { siteUrl } from '../../model/constants';
import payment from '../../../samples/document/sample-invoice-payment.json';
import { giroCode } from './payment';
import type { Symbology } from './symbology';

/** A member of the model's `BarcodeFormat` that a code can have. */
export type Format =
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
  | 'UPC_E';

/** How a code is drawn if not in black on white, upright and whole. */
interface Treatment {
  /** Color of dark modules; black by default. */
  readonly dark?: string;
  /** Color of light modules and of the quiet zone; white by default. */
  readonly light?: string;
  /** Degrees by which the code is turned clockwise. */
  readonly turn?: number;
  /** Stains: paths in modules, from the top left corner of the code without its quiet zone, and their colors. */
  readonly stains?: readonly { readonly path: string; readonly fill: string }[];
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

/** Values of the codes, each written once. */
const article = '201234567890';
const invoiceCode = giroCode({
  name: payment.SEPACreditor,
  iban: payment.Address.Bank[0]?.IBAN ?? '',
  bic: payment.Address.Bank[0]?.BIC ?? '',
  amount: payment.Amount,
  reference: payment.Reference,
});

/** Light modules that the standard of each symbology demands beside a code; 10 for those that aren't listed. */
const quietZones: Readonly<Record<string, number>> = {
  azteccode: 2,
  datamatrix: 2,
  pdf417: 2,
  qrcode: 4,
  ean8: 7,
  ean13: 11,
  upca: 9,
  upce: 9,
};

const code = (bcid: string, text: string, options?: Symbology['options']): Symbology => ({
  bcid,
  text,
  quiet: quietZones[bcid] ?? 10,
  ...(options && { options }),
});

const ean13: Reading = { format: 'EAN_13', value: '2012345678903' };
const link: Reading = { format: 'QR_CODE', value: siteUrl };

/** A code for every format, in the order of the model. */
export const formatCodes: readonly SheetCode[] = [
  {
    id: 'aztec',
    name: 'Aztec',
    reading: { format: 'AZTEC', value: 'TICKET 40812' },
    symbology: code('azteccode', 'TICKET 40812'),
  },
  {
    id: 'data-matrix',
    name: 'Data Matrix',
    reading: { format: 'DATA_MATRIX', value: 'PART-40812' },
    symbology: code('datamatrix', 'PART-40812'),
  },
  {
    id: 'pdf417',
    name: 'PDF417',
    reading: { format: 'PDF_417', value: 'BOARDING PASS 40812' },
    symbology: code('pdf417', 'BOARDING PASS 40812', { columns: 3, eclevel: 2 }),
  },
  { id: 'qr-code', name: 'QR code', reading: link, symbology: code('qrcode', siteUrl) },
  {
    id: 'codabar',
    name: 'Codabar',
    note: 'The letters A and B only mark where the code starts and ends, so compare the digits.',
    reading: { format: 'CODABAR', value: 'A40812B' },
    symbology: code('rationalizedCodabar', 'A40812B'),
  },
  {
    id: 'code-39',
    name: 'Code 39',
    reading: { format: 'CODE_39', value: 'BIN 40812' },
    symbology: code('code39', 'BIN 40812'),
  },
  {
    id: 'code-93',
    name: 'Code 93',
    reading: { format: 'CODE_93', value: 'LOT 40812' },
    symbology: code('code93', 'LOT 40812', { includecheck: true }),
  },
  {
    id: 'code-128',
    name: 'Code 128',
    reading: { format: 'CODE_128', value: 'PARCEL-40812' },
    symbology: code('code128', 'PARCEL-40812'),
  },
  {
    id: 'ean-8',
    name: 'EAN-8',
    reading: { format: 'EAN_8', value: '20408121' },
    symbology: code('ean8', '2040812'),
  },
  { id: 'ean-13', name: 'EAN-13', reading: ean13, symbology: code('ean13', article) },
  {
    id: 'itf',
    name: 'Interleaved 2 of 5',
    note: 'The value is an ITF-14 number with its check digit.',
    reading: { format: 'ITF', value: '12012345678900' },
    symbology: code('interleaved2of5', '12012345678900'),
  },
  {
    id: 'upc-a',
    name: 'UPC-A',
    reading: { format: 'UPC_A', value: '412345678903' },
    onIos: { format: 'EAN_13', value: '0412345678903' },
    symbology: code('upca', '41234567890'),
  },
  {
    id: 'upc-e',
    name: 'UPC-E',
    reading: { format: 'UPC_E', value: '01234565' },
    symbology: code('upce', '0123456'),
  },
];

/** Codes that are whole, with content that needs care. */
export const contentCodes: readonly SheetCode[] = [
  {
    id: 'girocode',
    name: 'GiroCode',
    note: 'A QR code with several lines of text: the bank transfer of the [sample invoice](/docs/sheets/documents#girocode).',
    reading: { format: 'QR_CODE', value: invoiceCode },
    symbology: code('qrcode', invoiceCode, { eclevel: 'M' }),
  },
  {
    id: 'umlauts',
    name: 'Umlauts',
    note: 'A QR code with text in UTF-8.',
    reading: { format: 'QR_CODE', value: 'Größe 40 – 8,12 €' },
    symbology: code('qrcode', 'Größe 40 – 8,12 €', { eclevel: 'M' }),
  },
  {
    id: 'leading-zeros',
    name: 'Leading zeros',
    note: 'A number in Code 128. The zeros are lost if your app stores the value as a number.',
    reading: { format: 'CODE_128', value: '00040812' },
    symbology: code('code128', '00040812'),
  },
];

/** Codes that are hard or impossible to read. */
export const brokenCodes: readonly SheetCode[] = [
  {
    id: 'rotated-90',
    name: 'Rotated by 90 degrees',
    note: 'An EAN-13 code on its side.',
    reading: ean13,
    isHard: true,
    symbology: code('ean13', article),
    treatment: { turn: 90 },
  },
  {
    id: 'rotated-45',
    name: 'Rotated by 45 degrees',
    note: 'A QR code on its corner.',
    reading: link,
    isHard: true,
    symbology: code('qrcode', siteUrl),
    treatment: { turn: 45 },
  },
  {
    id: 'diagonal',
    name: 'Diagonal bars',
    note: 'An EAN-13 code, rotated by 45 degrees. If it isn’t read, turn the phone.',
    reading: ean13,
    isHard: true,
    symbology: code('ean13', article),
    treatment: { turn: 45 },
  },
  {
    id: 'inverted',
    name: 'Inverted',
    note: 'A QR code in white on black.',
    reading: link,
    isHard: true,
    symbology: code('qrcode', siteUrl),
    treatment: { dark: '#fff', light: '#000' },
  },
  {
    id: 'low-contrast',
    name: 'Low contrast',
    note: 'A Code 128 in gray on gray, like a faded label.',
    reading: { format: 'CODE_128', value: 'PARCEL-40812' },
    isHard: true,
    symbology: code('code128', 'PARCEL-40812'),
    treatment: { dark: '#8f8f8f', light: '#bdbdbd' },
  },
  {
    id: 'stained',
    name: 'Stained',
    note: 'A QR code with a stain. The error correction of the code makes up for what is missing.',
    reading: link,
    isHard: true,
    symbology: code('qrcode', siteUrl, { eclevel: 'H' }),
    treatment: {
      stains: [
        {
          path: 'M12.4 13.6c2.2-1.4 5.2-.6 6 1.4s-.4 4.6-2.8 4.8-4.6-.6-5-2.8.6-2.6 1.8-3.4z',
          fill: '#8a6a3a',
        },
      ],
    },
  },
  {
    id: 'torn',
    name: 'Torn',
    note: 'An EAN-13 code without some of its bars. The digits can’t be restored.',
    symbology: code('ean13', article),
    treatment: {
      stains: [{ path: 'M24 0l3 9-2 8 3 10-2 12h11l2-11-3-9 3-10-2-9z', fill: '#fff' }],
    },
  },
  {
    id: 'check-digit',
    name: 'Wrong check digit',
    note: 'The bars of 2012345678907. The check digit of this EAN-13 code would be 3.',
    symbology: { ...code('ean13', article), checkDigit: 7 },
  },
];

/** All codes, in the order of the page. */
export const sheetCodes: readonly SheetCode[] = [...formatCodes, ...contentCodes, ...brokenCodes];

/** Address of a code's drawing below the base URL. */
export const codePath = (id: string): string => `/sheets/barcodes/${id}.svg`;
