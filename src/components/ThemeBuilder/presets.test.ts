import { describe, it, expect } from 'vitest';
import { checkContrast } from './contrast';
import { decode, encode, prune } from './encode';
import { barcodeScheme } from '../BarcodeThemeBuilder/scheme';
import { barcodeColorKeys } from '../ScannerScreen/barcodeKeys';
import { colorKeys } from '../ScannerScreen/defaults';
import { keysOf, limitTo } from './keys';
import { presets } from './presets';

describe.each(presets)('preset $name', ({ colors }) => {
  it('passes every contrast check', () => {
    expect(checkContrast(colors).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('passes them where colors are missing', () => {
    const keys = keysOf(colorKeys, 'X: colorOnPrimary colorTopBarTitle', 'X');
    const limited = limitTo(keys, colors);
    expect(prune(limited)).toEqual(limited);
    expect(checkContrast(limited, keys).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('names changed colors only and survives the address', () => {
    expect(prune(colors)).toEqual(colors);
    expect(decode(encode(colors))).toEqual(colors);
  });
});

describe.each(barcodeScheme.presets)('preset $name of the barcode scanner', ({ colors }) => {
  it('passes every contrast check and survives the address', () => {
    const results = checkContrast(colors, barcodeColorKeys);
    expect(results).toHaveLength(6);
    expect(results.filter(({ passes }) => !passes)).toEqual([]);
    expect(decode(encode(colors))).toEqual(prune(colors));
  });
});
