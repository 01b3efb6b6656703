import { expect, it } from 'vitest';
import { colorKeys } from '../ScannerScreen/defaults';
import { keysOf, limitTo } from './keys';

const lacks = 'MAUI: colorTopBarTitle; Xamarin: colorTopBarTitle colorOnPrimary';

it.each([
  ['Android', []],
  ['MAUI', ['colorTopBarTitle']],
  ['Xamarin', ['colorOnPrimary', 'colorTopBarTitle']],
])('%s has all colors but %j', (platform, missing) => {
  const keys = keysOf(colorKeys, lacks, platform);
  expect([...keys, ...missing].sort()).toEqual([...colorKeys].sort());
  // Those that it lacks are dropped from a theme, and none is added.
  const pair = { light: '#112233', dark: '#445566' };
  const changes = { colorTopBarTitle: pair, colorPrimary: pair };
  expect(Object.keys(limitTo(keys, changes)).sort()).toEqual(
    Object.keys(changes)
      .filter((key) => !missing.includes(key))
      .sort(),
  );
});
