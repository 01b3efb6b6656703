import { describe, it, expect } from 'vitest';
import { colorKeys } from '../ScannerScreen/defaults';
import { keysWithout, limitTo } from './keys';

describe('keysWithout', () => {
  it('has all colors where nothing is missing', () => {
    expect(keysWithout('')).toEqual(colorKeys);
  });

  it('leaves out what a platform lacks, in any order', () => {
    const keys = keysWithout('colorTopBarTitle colorOnPrimary');
    expect(keys).toHaveLength(colorKeys.length - 2);
    expect(keys).not.toContain('colorOnPrimary');
    expect(keys).not.toContain('colorTopBarTitle');
  });
});

describe('limitTo', () => {
  const pair = { light: '#112233', dark: '#445566' };

  it('drops colors that the platform lacks', () => {
    const changes = { colorOnPrimary: pair, colorPrimary: pair };
    expect(limitTo(keysWithout('colorOnPrimary'), changes)).toEqual({ colorPrimary: pair });
  });

  it('keeps all others and adds none', () => {
    expect(limitTo(keysWithout(''), { colorTopBarTitle: pair })).toEqual({
      colorTopBarTitle: pair,
    });
    expect(limitTo(colorKeys, {})).toEqual({});
  });
});
