import { describe, expect, it } from 'vitest';
import { notFoundHelp, searchWords } from './suggestions';
import type { DocEntry } from '../../model/siteMap';

const docs: readonly DocEntry[] = [
  'index',
  'Android/intro',
  'Android/docScan',
  'Android/theming',
  ...['s', 'nings', 'Tips', 'Area', 'View'].map((end) => `Android/docScan${end}`),
  'iOS/intro',
  'iOS/docScan',
  'Windows/intro',
  'Windows/textDetection',
  'react-native/intro',
  'react-native/docScan',
  'react-native/api/index',
  'react-native/api/interfaces/ColorConfig',
  'barcode-scanner-sdk/Android/intro',
  'barcode-scanner-sdk/react-native/intro',
  'barcode-scanner-sdk/react-native/barcodeScan',
].map((id) => ({ id, path: `/docs/${id.replace(/index$/, '')}` }));

const help = (path: string): ReturnType<typeof notFoundHelp> => notFoundHelp(path, docs);
const nearest = (path: string): string[] => help(path).nearest.map((s) => s.path);

describe('notFoundHelp', () => {
  it.each([
    ['/docs/Windows/docScan', '/docs/Android/docScan', 3],
    ['/docs/docScan', '/docs/Android/docScan', 3],
    ['/docs/WINDOWS/Document%20scanning', '/docs/Android/docScan', 3],
    // The platform in the address first.
    ['/docs/iOS/guides/docScan', '/docs/iOS/docScan', 3],
    ['/docs/raect-native/docScan', '/docs/react-native/docScan', 3],
    // Of the same product.
    ['/docs/barcode/iOS/barcode_scan', '/docs/barcode-scanner-sdk/react-native/barcodeScan', 1],
  ])('finds, for %s, %s on %i platforms', (path, first, count) => {
    expect(help(path).elsewhere.map((page) => page.path)).toHaveLength(count);
    expect(help(path).elsewhere[0]?.path).toBe(first);
    expect(help(path).nearest).toEqual([]);
  });

  it.each([
    ['another case', '/docs/ANDROID/docscan', '/docs/Android/docScan'],
    ['other separators', '/docs/react_native/doc-scan', '/docs/react-native/docScan'],
    ['a typing error', '/docs/Andriod/docScn', '/docs/Android/docScan'],
    ['a malformed escape', '/docs/Android/doc%E0%A4%AScan', '/docs/Android/docScan'],
    [
      'a member of the reference',
      '/docs/react-native/api/interfaces/ColourConfig',
      '/docs/react-native/api/interfaces/ColorConfig',
    ],
  ])('comes nearest for %s', (_, path, expected) => {
    expect(nearest(path)[0]).toBe(expected);
    expect(help(path).elsewhere).toEqual([]);
  });

  it.each([
    ['/docs/react-native/api/interfaces/ColourConfig', 'API reference, ColorConfig: React Native'],
    ['/docs/barcode-scanner-sdk/android/intro', 'Introduction: Android, Barcode SDK'],
  ])('says for %s: %s', (path, label) => {
    expect(help(path).nearest[0]?.label).toBe(label);
  });

  it('offers one page where only the spelling differs, a few otherwise', () => {
    expect(nearest('/docs/android/docscan')).toEqual(['/docs/Android/docScan']);
    expect(nearest('/docs/Android/docScanner')).toHaveLength(4);
  });

  it('suggests the platform if no page on it is similar', () => {
    expect(nearest('/docs/Android/zzzzzzzzzzzzzzzzzzzzz')).toEqual(['/docs/Android/intro']);
  });

  it('suggests nothing if no page is similar', () => {
    const nothing = { elsewhere: [], nearest: [] };
    expect(help('/docs/nope')).toEqual(nothing);
    expect(help('/')).toEqual(nothing);
    expect(help(`/${'a'.repeat(100_000)}`)).toEqual(nothing);
    expect(notFoundHelp('/docs/Android/docScan', [])).toEqual(nothing);
  });
});

describe('searchWords', () => {
  it.each([
    ['/docs/Andriod/docScn', 'Andriod doc Scn'],
    ['/docs/iOS/colors', 'iOS colors'],
    ['/docs/react_native/api/ScanFilter', 'react native api Scan Filter'],
    ['/caf%C3%A9/%E0%A4%A', 'caf C3 A9 E0 A4 A'],
    ['/', ''],
  ])('%s: "%s"', (path, words) => {
    expect(searchWords(path)).toBe(words);
  });

  it('returns at most 100 characters', () => {
    expect(searchWords(`/${'word-'.repeat(100)}`).length).toBeLessThanOrEqual(100);
  });
});
