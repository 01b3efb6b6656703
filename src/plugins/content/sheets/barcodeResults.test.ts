import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../../tests/fixtures/apis';
import { formatCodes, sheetCodes, type SheetCode } from '../../sheets/barcodes';
import type { ApiSet } from '../resolve';
import { resultsOf } from './barcodeResults';

const formats = formatCodes.flatMap(({ reading }) => reading?.format ?? []);

/** An API with the symbols that a result consists of, its formats in the platform's letter case. */
const api = (id: string, spelled: (format: string) => string): ReturnType<typeof apiOf> =>
  apiOf(id, [
    { id: 'Barcode', kind: 'interface' },
    { id: 'Barcode.value', kind: 'property' },
    { id: 'Barcode.format', kind: 'property' },
    { id: 'BarcodeFormat', kind: 'enum' },
    ...formats.map(
      (format) => ({ id: `BarcodeFormat.${spelled(format)}`, kind: 'enumMember' }) as const,
    ),
  ]);

const upper = (format: string): string => format;
const apis: ApiSet = {
  model: api('model', upper),
  platforms: new Map([
    ['barcode/Android', api('barcode/Android', upper)],
    ['barcode/iOS', api('barcode/iOS', (format) => format.replace('_', '').toLowerCase())],
    ['barcode/cordova', api('barcode/cordova', upper)],
  ]),
};

const codeOf = (id: string): SheetCode => {
  const found = sheetCodes.find((code) => code.id === id);
  if (found === undefined) throw new Error(`There is no code "${id}".`);
  return found;
};

describe('expected results of a code', () => {
  it('are in the spelling of each platform', () => {
    expect(resultsOf(apis, codeOf('pdf417'))).toEqual([
      { on: 'Android, Cordova', result: { value: 'BOARDING PASS 40812', format: 'PDF_417' } },
      { on: 'iOS', result: { value: 'BOARDING PASS 40812', format: 'pdf417' } },
    ]);
  });

  it('name the system where a platform reports something else on it', () => {
    expect(resultsOf(apis, codeOf('upc-a'))).toEqual([
      {
        on: 'Android, Cordova on Android',
        result: { value: '412345678903', format: 'UPC_A' },
      },
      { on: 'iOS', result: { value: '0412345678903', format: 'ean13' } },
      { on: 'Cordova on iOS', result: { value: '0412345678903', format: 'EAN_13' } },
    ]);
  });

  it('are null where the scanner must report nothing', () => {
    expect(resultsOf(apis, codeOf('check-digit'))).toEqual([
      { on: 'Android, iOS, Cordova', result: null },
    ]);
  });
});
