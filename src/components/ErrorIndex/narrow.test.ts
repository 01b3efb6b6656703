import { describe, expect, it } from 'vitest';
import { isRowOf, isWanted, summary } from './narrow';

const entry = {
  message: 'license key has expired',
  text: 'license key has expired The key has expired. Ask for a new key. Android: Initialization',
  platforms: ['Android', 'iOS'],
};
const wants = (text: string, platform = ''): boolean => isWanted(entry, { text, platform });

describe('isWanted', () => {
  it('shows all entries of a platform for an empty filter', () => {
    expect(wants('')).toBe(true);
    expect(wants('  ', 'iOS')).toBe(true);
    expect(wants('', 'Flutter')).toBe(false);
  });

  it('requires every word, in any order and case', () => {
    expect(wants('EXPIRED license')).toBe(true);
    expect(wants('expired camera')).toBe(false);
  });

  it('finds the message in a line of a log', () => {
    expect(wants('E/Invoices( 4711): license key has expired at a.kt:9')).toBe(true);
    expect(wants('E/Invoices( 4711): license key has expired', 'Flutter')).toBe(false);
  });
});

describe('isRowOf', () => {
  it.each([
    ['Android: Initialization', 'Android', true],
    ['Android (Barcode SDK): Get started', 'Android', true],
    ['iOS: Get started, React Native: Get started', 'React Native', true],
    ['React Native: Get started', 'Android', false],
  ])('%s is of %s: %s', (first, label, expected) => {
    expect(isRowOf(first, label)).toBe(expected);
  });
});

it('reports the number of matches, and what to do if there are none', () => {
  expect(summary(3, 3)).toBe('');
  expect(summary(2, 3)).toBe('2 of 3 errors');
  expect(summary(0, 3)).toMatch(/^No error matches\./);
});
