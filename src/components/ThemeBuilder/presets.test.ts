import { describe, it, expect } from 'vitest';
import { checkContrast } from './contrast';
import { decode, encode, prune } from './encode';
import { keysWithout, limitTo } from './keys';
import { presets } from './presets';

describe.each(presets)('preset $name', ({ colors }) => {
  it('passes every contrast check', () => {
    expect(checkContrast(colors).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('passes them where colors are missing', () => {
    const keys = keysWithout('colorOnPrimary colorTopBarTitle');
    const limited = limitTo(keys, colors);
    expect(prune(limited)).toEqual(limited);
    expect(checkContrast(limited, keys).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('names changed colors only and survives the address', () => {
    expect(prune(colors)).toEqual(colors);
    expect(decode(encode(colors))).toEqual(colors);
  });
});
