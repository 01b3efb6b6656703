import { describe, expect, it } from 'vitest';
import { isWanted, summary } from './narrow';

const entry = {
  messages: ['license key has expired'],
  text: 'license key has expired The key was valid until a date. Ask for a new key. Android: crash with a permission',
};
const wants = (text: string): boolean => isWanted(entry, text);

describe('isWanted', () => {
  it('shows everything for an empty filter', () => {
    expect(wants('')).toBe(true);
    expect(wants('  ')).toBe(true);
  });

  it('requires every word, in any order, case and form', () => {
    expect(wants('EXPIRED license')).toBe(true);
    expect(wants('crashes')).toBe(true);
    expect(wants('expired camera')).toBe(false);
  });

  it('knows the words that search knows', () => {
    expect(wants('licence expiry')).toBe(true);
    expect(wants('Lizenzen abgelaufen')).toBe(true);
    expect(wants('torch')).toBe(false);
  });

  it('finds the message in a line of a log', () => {
    expect(wants('E/Invoices( 4711): license key has expired at a.kt:9')).toBe(true);
    expect(wants('E/Invoices( 4711): license key is malformed at a.kt:9')).toBe(false);
  });
});

it('finds the code of an error in half a line', () => {
  const coded = {
    messages: [],
    text: "NETSDK1202: The workload 'net8.0-android' is out of support",
  };
  expect(isWanted(coded, "error NETSDK1202: The workload 'net8.0-ios' is")).toBe(true);
  expect(isWanted(coded, "error NETSDK1147: The workload 'net8.0-ios' is")).toBe(false);
});

it('reports the number of matches, and what to do if there are none', () => {
  expect(summary(3, 3)).toBe('');
  expect(summary(2, 3)).toBe('2 of 3 errors');
  expect(summary(0, 3)).toMatch(/^No error matches\./);
  expect(summary(0, 3, 2)).toMatch(/“All platforms” to see 2 on others\.$/);
});
