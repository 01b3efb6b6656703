import { describe, it, expect } from 'vitest';
import { colorKeys } from '../ScannerScreen/defaults';
import { keysOf, limitTo } from './keys';

describe('keysOf', () => {
  const lacks = 'MAUI: colorTopBarTitle; Xamarin: colorTopBarTitle colorOnPrimary';

  it('has all colors where nothing is missing', () => {
    expect(keysOf(colorKeys, '', 'Android')).toEqual(colorKeys);
    expect(keysOf(colorKeys, lacks, 'Android')).toEqual(colorKeys);
  });

  it('leaves out what the platform lacks, in any order', () => {
    const keys = keysOf(colorKeys, lacks, 'Xamarin');
    expect(keys).toHaveLength(colorKeys.length - 2);
    expect(keys).not.toContain('colorOnPrimary');
    expect(keys).not.toContain('colorTopBarTitle');
    expect(keysOf(colorKeys, lacks, 'MAUI')).toHaveLength(colorKeys.length - 1);
  });
});

describe('limitTo', () => {
  const pair = { light: '#112233', dark: '#445566' };

  it('drops colors that the platform lacks', () => {
    const changes = { colorOnPrimary: pair, colorPrimary: pair };
    expect(limitTo(keysOf(colorKeys, 'X: colorOnPrimary', 'X'), changes)).toEqual({
      colorPrimary: pair,
    });
  });

  it('keeps all others and adds none', () => {
    expect(limitTo(colorKeys, { colorTopBarTitle: pair })).toEqual({
      colorTopBarTitle: pair,
    });
    expect(limitTo(colorKeys, {})).toEqual({});
  });
});
