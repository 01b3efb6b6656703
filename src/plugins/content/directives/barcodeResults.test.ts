import { expect, it } from 'vitest';
import { declared } from '../../../../tests/fixtures/declared';
import { sheetCodes } from '../../sheets/barcodes';
import { resultsOf } from './barcodeResults';

it.each([
  // In the spelling of each platform.
  [
    'pdf417',
    [
      ['Android, React Native, Cordova', { value: 'BOARDING PASS 40812', format: 'PDF_417' }],
      ['iOS', { value: 'BOARDING PASS 40812', format: 'pdf417' }],
    ],
  ],
  // With the system where a platform reports something else on it.
  [
    'upc-a',
    [
      [
        'Android, React Native on Android, Cordova on Android',
        { value: '412345678903', format: 'UPC_A' },
      ],
      ['iOS', { value: '0412345678903', format: 'ean13' }],
      ['React Native on iOS, Cordova on iOS', { value: '0412345678903', format: 'EAN_13' }],
    ],
  ],
  // The scanner must report nothing.
  ['check-digit', [['Android, iOS, React Native, Cordova', null]]],
] as const)('the expected results of the code %s', (id, results) => {
  const code = sheetCodes.find((one) => one.id === id);
  expect(code).toBeDefined();
  expect(resultsOf(declared, code!).map(({ on, result }) => [on, result])).toEqual(results);
});
