import { describe, it, expect } from 'vitest';
import type { ColorChanges } from '../ScannerScreen/defaults';
import { addressWith, decode, encode, parseHex, prune, withColor } from './encode';

const theme: ColorChanges = {
  colorPrimary: { light: '#0A6B5E', dark: '#5CD3BF' },
  colorTopBarBackground: { light: '#0A6B5E', dark: '#0A6B5E' },
};

describe('encode and decode', () => {
  it('writes changed colors only, briefly', () => {
    expect(encode(theme)).toBe('p-0a6b5e-5cd3bf.tb-0a6b5e');
    expect(encode({ colorPrimary: { light: '#4CAF50', dark: '#4CAF50' } })).toBe('');
  });

  it('are inverse to each other', () => {
    expect(decode(encode(theme))).toEqual(theme);
  });

  it.each([
    '',
    '.',
    'p',
    'p-12345',
    'zz-123456',
    'p-0a6b5e-xyz',
    '%00',
    'p-0a6b5e-5cd3bf-111111',
    'p-abc',
  ])('ignore %j', (text) => {
    expect(decode(text)).toEqual({});
  });

  it('keep valid entries and drop invalid ones', () => {
    expect(decode('nonsense.p-0a6b5e-5cd3bf.tb-0g')).toEqual({ colorPrimary: theme.colorPrimary });
  });
});

describe('colors with an opacity', () => {
  const overlay: ColorChanges = { colorOverlay: { light: '#A6000000', dark: '#102030' } };

  it('keep it in the address', () => {
    expect(encode(overlay)).toBe('o-a6000000-102030');
    expect(decode('o-a6000000-102030')).toEqual(overlay);
  });

  it('are ignored where the color has none', () => {
    expect(decode('p-a60a6b5e-5cd3bf')).toEqual({});
    expect(parseHex('#A6000000')).toBeUndefined();
    expect(parseHex('#a6000000', true)).toBe('#A6000000');
  });
});

describe('prune', () => {
  it('drops a title that equals the buttons beside it', () => {
    const pair = { light: '#111111', dark: '#EEEEEE' };
    expect(prune({ colorTopBarForeground: pair, colorTopBarTitle: pair })).toEqual({
      colorTopBarForeground: pair,
    });
  });
});

describe('withColor', () => {
  it('keeps the color of the other mode', () => {
    expect(withColor({}, 'colorOnPrimary', 'light', '#123456')).toEqual({
      colorOnPrimary: { light: '#123456', dark: '#000000' },
    });
  });

  it('forgets a color that is back at its default', () => {
    const once = withColor({}, 'colorOnPrimary', 'light', '#123456');
    expect(withColor(once, 'colorOnPrimary', 'light', '#FFFFFF')).toEqual({});
  });
});

describe('parseHex', () => {
  it.each([
    ['#0a6b5e', '#0A6B5E'],
    ['0a6b5e ', '#0A6B5E'],
    ['#abc', '#AABBCC'],
    ['#abcd', undefined],
    ['teal', undefined],
    ['', undefined],
  ])('%j → %j', (input, expected) => {
    expect(parseHex(input)).toBe(expected);
  });
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
