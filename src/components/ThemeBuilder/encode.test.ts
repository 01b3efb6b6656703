import { describe, it, expect } from 'vitest';
import type { ColorChanges } from '../ScannerScreen/defaults';
import { addressWith, decode, encode, parseHex, parseOpaqueHex, prune, withColor } from './encode';

const theme: ColorChanges = {
  colorPrimary: { light: '#0A6B5E', dark: '#5CD3BF' },
  colorTopBarBackground: { light: '#0A6B5E', dark: '#0A6B5E' },
};

describe('a theme in an address', () => {
  it.each<readonly [string, ColorChanges]>([
    ['p-0a6b5e-5cd3bf.tb-0a6b5e', theme],
    ['o-a6000000-102030', { colorOverlay: { light: '#A6000000', dark: '#102030' } }],
  ])('is %s', (text, changes) => {
    expect(encode(changes)).toBe(text);
    expect(decode(text)).toEqual(changes);
  });

  it('has changed colors only', () => {
    expect(encode({ colorPrimary: { light: '#4CAF50', dark: '#4CAF50' } })).toBe('');
  });

  it.each([
    '',
    'p-12345',
    'zz-123456',
    'p-0a6b5e-xyz',
    'p-0a6b5e-5cd3bf-111111',
    // This color has no opacity.
    'p-a60a6b5e-5cd3bf',
  ])('is ignored if it is %j', (text) => {
    expect(decode(text)).toEqual({});
  });

  it('keeps valid entries beside invalid ones', () => {
    expect(decode('nonsense.p-0a6b5e-5cd3bf.tb-0g')).toEqual({ colorPrimary: theme.colorPrimary });
  });
});

it('a title that equals the buttons beside it changes nothing', () => {
  const pair = { light: '#111111', dark: '#EEEEEE' };
  expect(prune({ colorTopBarForeground: pair, colorTopBarTitle: pair })).toEqual({
    colorTopBarForeground: pair,
  });
});

it('a new color keeps that of the other mode, and is forgotten when it is the default again', () => {
  const once = withColor({}, 'colorOnPrimary', 'light', '#123456');
  expect(once).toEqual({ colorOnPrimary: { light: '#123456', dark: '#000000' } });
  expect(withColor(once, 'colorOnPrimary', 'light', '#FFFFFF')).toEqual({});
});

it.each([
  ['#0a6b5e', '#0A6B5E', '#0A6B5E'],
  ['0a6b5e ', '#0A6B5E', '#0A6B5E'],
  ['#abc', '#AABBCC', '#AABBCC'],
  ['#a6000000', undefined, '#A6000000'],
  ['#abcd', undefined, undefined],
  ['teal', undefined, undefined],
  ['', undefined, undefined],
])('%j is %s, and %s where there is an opacity', (text, opaque, withOpacity) => {
  expect(parseOpaqueHex(text)).toBe(opaque);
  expect(parseHex(text)).toBe(withOpacity);
});

describe('addressWith', () => {
  it('keeps other parameters and the anchor', () => {
    expect(addressWith('https://docs.example.com/a?x=1&colors=old#top', theme)).toBe(
      'https://docs.example.com/a?x=1&colors=p-0a6b5e-5cd3bf.tb-0a6b5e#top',
    );
  });

  it('takes the parameter away with the last change', () => {
    expect(addressWith('https://docs.example.com/a?colors=old#top', {})).toBe(
      'https://docs.example.com/a#top',
    );
  });
});
