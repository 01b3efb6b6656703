import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ReaderOptions } from 'zxing-wasm/reader';
import { siteDir } from '../../../tests/docsTree';
import { decode } from '../../../tests/fixtures/zxing';
import { BarcodeFormat } from '../../../api-sources/model/barcode';
import {
  brokenCodes,
  codePath,
  formatCodes,
  sheetCodes,
  type Format,
  type SheetCode,
} from './barcodes';

const fileOf = (id: string): string => join(siteDir, 'static', codePath(id));

/** Formats as ZXing calls them. */
const zxingFormats: Readonly<Record<Format, string>> = {
  AZTEC: 'Aztec',
  DATA_MATRIX: 'DataMatrix',
  PDF_417: 'PDF417',
  QR_CODE: 'QRCode',
  CODABAR: 'Codabar',
  CODE_39: 'Code39',
  CODE_93: 'Code93',
  CODE_128: 'Code128',
  EAN_8: 'EAN8',
  EAN_13: 'EAN13',
  ITF: 'ITF',
  UPC_A: 'UPCA',
  UPC_E: 'UPCE',
};

/** The 13 digits that stand for an article: ZXing returns them for both formats of UPC. */
function gtin({ format, value }: NonNullable<SheetCode['reading']>): string {
  if (format === 'UPC_A') return `0${value}`;
  if (format !== 'UPC_E') return value;
  const [system = '', a, b, c, d, e, last = '', check] = value;
  const number =
    last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  return `0${system}${number}${check}`;
}

/** A drawing as an image, turned clockwise by some degrees as a user turns the phone. */
const imageOf = (svg: string, turn = 0): Sharp =>
  sharp(Buffer.from(svg)).flatten({ background: '#fff' }).rotate(turn, { background: '#fff' });

describe('barcode sheet', () => {
  it('has a code for every format of the SDK, in its order', () => {
    expect(formatCodes.map(({ reading }) => reading?.format)).toEqual(
      Object.values(BarcodeFormat).filter((format) => format !== BarcodeFormat.UNKNOWN),
    );
  });

  it('has a drawing of each code, and no others', () => {
    expect(readdirSync(dirname(fileOf('ean-13'))).sort()).toEqual(
      sheetCodes.map(({ id }) => `${id}.svg`).sort(),
    );
  });

  it('has the code of the sample file', async () => {
    const sample = readFileSync(join(siteDir, 'static/img/sample-barcode.svg'), 'utf8');
    const shown = sheetCodes.find(({ id }) => id === 'ean-13')?.reading?.value;
    expect(await decode(imageOf(sample))).toEqual([{ format: 'EAN13', text: shown }]);
  });
});

/** Turned back before they are decoded: ZXing looks for bars in rows and columns only. */
const turned: Readonly<Record<string, number>> = { diagonal: -45 };

const readable = sheetCodes.flatMap(({ id, reading }) =>
  reading === undefined ? [] : [{ id, reading }],
);

describe('readable code', () => {
  it.each(readable)('$id is read by ZXing with its value and format', async ({ id, reading }) => {
    const svg = readFileSync(fileOf(id), 'utf8');
    const format = zxingFormats[reading.format];
    // Without this choice, ZXing takes UPC-A for EAN-13 with a leading zero, as iOS does.
    const options: ReaderOptions = reading.format === 'UPC_A' ? { formats: ['UPCA'] } : {};
    expect(await decode(imageOf(svg, turned[id]), options)).toEqual([
      { format, text: gtin(reading) },
    ]);
  });

  it('is EAN-13 where iOS reports one', async () => {
    for (const { id, onIos } of sheetCodes) {
      if (onIos === undefined) continue;
      expect(await decode(imageOf(readFileSync(fileOf(id), 'utf8')))).toEqual([
        { format: zxingFormats[onIos.format], text: onIos.value },
      ]);
    }
  });
});

describe('code that must not be reported', () => {
  const unreadable = brokenCodes.filter(({ reading }) => reading === undefined);

  it.each(unreadable)('$id is not read by ZXing, whichever way it is turned', async ({ id }) => {
    const svg = readFileSync(fileOf(id), 'utf8');
    for (const turn of [0, 45, 90, 180]) expect(await decode(imageOf(svg, turn))).toEqual([]);
  });

  it('is not read because of the digit alone', async () => {
    const svg = readFileSync(fileOf('check-digit'), 'utf8');
    const found = await decode(imageOf(svg), { returnErrors: true });
    expect(found).toEqual([{ format: 'EAN13', text: '2012345678907' }]);
  });
});
