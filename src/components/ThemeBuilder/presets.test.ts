import { it, expect } from 'vitest';
import { checkContrast } from './contrastRatio';
import { decode, encode, prune } from './encode';
import { barcodeColorKeys, colorKeys } from '../ScannerScreen/defaults';
import { limitTo } from './keys';
import { presets } from './presets';

/** The colors of each scanner, and those of platforms that lack some. */
const cases = [
  { scanner: 'the document scanner', keys: colorKeys, checks: 14 },
  {
    scanner: 'one without all colors',
    keys: colorKeys.filter((key) => !/OnPrimary|TopBarTitle/.test(key)),
    checks: 10,
  },
  { scanner: 'the barcode scanner', keys: barcodeColorKeys, checks: 6 },
].flatMap((one) => presets.map((preset) => ({ ...one, ...preset })));

it.each(cases)(
  'preset $name of $scanner passes every contrast check and survives the address',
  ({ keys, checks, colors }) => {
    const theme = limitTo(keys, colors);
    const results = checkContrast(theme, keys);
    expect(results).toHaveLength(checks);
    expect(results.filter(({ passes }) => !passes)).toEqual([]);
    expect(prune(theme)).toEqual(theme);
    expect(decode(encode(theme))).toEqual(theme);
  },
);
