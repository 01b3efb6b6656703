import { describe, expect, it } from 'vitest';
import { notFoundHelp, searchWords } from './suggestions';
import type { DocEntry } from '../../model/siteMap';

const docs: readonly DocEntry[] = [
  'index',
  'Android/intro',
  'Android/docScan',
  'Android/theming',
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
  it('finds the page on other platforms when its platform lacks it', () => {
    expect(help('/docs/Windows/docScan')).toEqual({
      elsewhere: {
        title: 'Document scanning',
        platform: 'Windows',
        pages: [
          { path: '/docs/Android/docScan', label: 'Android' },
          { path: '/docs/iOS/docScan', label: 'iOS' },
          { path: '/docs/react-native/docScan', label: 'React Native' },
        ],
      },
      nearest: [{ path: '/docs/Windows/textDetection', label: 'Text recognition: Windows' }],
    });
  });

  it.each([
    ['/docs/docScan', undefined, 3],
    ['/docs/WINDOWS/Document%20scanning', 'Windows', 3],
    ['/docs/barcode/iOS/barcode_scan', 'iOS', 1],
  ])('finds, for %s, the page of %s on %i platforms', (path, platform, count) => {
    expect(help(path).elsewhere?.platform).toBe(platform);
    expect(help(path).elsewhere?.pages).toHaveLength(count);
  });

  it('stays with the product of the address', () => {
    const { elsewhere, nearest: near } = help('/docs/barcode-scanner-sdk/Android/barcodeScan');
    expect(elsewhere?.pages).toEqual([
      { path: '/docs/barcode-scanner-sdk/react-native/barcodeScan', label: 'React Native' },
    ]);
    expect(near).toEqual([
      {
        path: '/docs/barcode-scanner-sdk/Android/intro',
        label: 'Introduction: Android, Barcode SDK',
      },
    ]);
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
    expect(help(path).elsewhere).toBeUndefined();
  });

  it('names a member of the reference after it', () => {
    expect(help('/docs/react-native/api/interfaces/ColourConfig').nearest[0]?.label).toBe(
      'API reference, ColorConfig: React Native',
    );
  });

  it('offers one page where only the spelling differs, a few otherwise', () => {
    expect(nearest('/docs/android/docscan')).toEqual(['/docs/Android/docScan']);
    expect(nearest('/docs/Android/docScanner').length).toBeLessThanOrEqual(4);
  });

  it('suggests the platform if no page on it is similar', () => {
    expect(nearest('/docs/Android/zzzzzzzzzzzzzzzzzzzzz')).toEqual(['/docs/Android/intro']);
  });

  it('suggests nothing if no page is similar', () => {
    expect(help('/docs/nope')).toEqual({ nearest: [] });
    expect(help('/')).toEqual({ nearest: [] });
    expect(help(`/${'a'.repeat(100_000)}`)).toEqual({ nearest: [] });
    expect(notFoundHelp('/docs/Android/docScan', [])).toEqual({ nearest: [] });
  });
});

describe('searchWords', () => {
  it.each([
    ['/docs/Andriod/docScn', 'Andriod doc scn'],
    ['/docs/react_native/api/ScanFilter#BLACK', 'react native api Scan filter'],
    ['/caf%C3%A9/%E0%A4%A', 'caf C3 A9 E0 A4 A'],
    ['/', ''],
  ])('%s: "%s"', (path, words) => {
    expect(searchWords(path)).toBe(words);
  });

  it('returns at most 100 characters', () => {
    expect(searchWords(`/${'word-'.repeat(100)}`).length).toBeLessThanOrEqual(100);
  });
});
