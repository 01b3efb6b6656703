import { expect, it } from 'vitest';
import { decodeUses, encodeUses, findUses, type Use } from './uses';

const uses: readonly Use[] = [
  { label: 'onboardingImageSource', words: ['onboardingImageSource'] },
  { label: 'Source', words: ['Source', '.CAMERA', '.GALLERY'] },
  { label: "'A4'", words: ['.A4'] },
  { label: 'ScanFilter.auto', words: ['.auto'] },
];

it('passes through an attribute', () => {
  expect(decodeUses(encodeUses(uses))).toEqual(uses);
  expect(decodeUses('')).toEqual([]);
});

it.each([
  ['config.onboardingImageSource = "x"', ['onboardingImageSource']],
  ['myonboardingImageSource; onboardingImageSources; _onboardingImageSource', []],
  ["source: 'GALLERY'", ['Source']],
  ['x = .GALLERY', ['Source']],
  ['Source.GALLERY', ['Source']],
  // An ordinary word is a member only behind a dot or a quote.
  ['auto scan = await open()', []],
  ['filter = ScanFilter.auto', ['ScanFilter.auto']],
  ['filter = .auto', ['ScanFilter.auto']],
  ["filter: 'auto'", ['ScanFilter.auto']],
  ["writePDF(path, 'A4')", ["'A4'"]],
  ["writePDF(path, 'A4_LANDSCAPE')", []],
])('finds in %j: %j', (code, labels) => {
  expect([...findUses(code, uses)]).toEqual(labels);
});
