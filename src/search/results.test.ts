import { describe, expect, it } from 'vitest';
import { siteMapOf } from '../model/siteMap';
import { SearchIndex } from './engine';
import type { PageRow } from './format';
import { parseQuery } from './query';
import { scopeOf, type Reader } from './reader';
import { answer, elsewhereOf, groupByPage, moreOf } from './results';

const row = (path: string, kind: PageRow['kind'], rest: Partial<PageRow> = {}): PageRow => ({
  path,
  title: path,
  kind,
  sections: [
    ['', '', 0, 'Scan a document.'],
    ['scan', 'Scan a document', 2, 'Scan it.'],
  ],
  ...rest,
});

const index = new SearchIndex();
index.add([
  row('/docs/Android/docScan', 'docScan', { platform: 'Android', product: 'document' }),
  row('/docs/Android/changelog', 'changelog', { platform: 'Android', product: 'document' }),
  row('/docs/iOS/docScan', 'docScan', { platform: 'iOS', product: 'document' }),
  row('/docs/react-native/docScan', 'docScan', { platform: 'react-native', product: 'document' }),
  row('/docs/react-native/api/interfaces/DeckleSDK', 'api', {
    platform: 'react-native',
    product: 'document',
  }),
  row('/docs/barcode-scanner-sdk/Android/barcodeScan', 'barcodeScan', {
    platform: 'Android',
    product: 'barcode',
  }),
  row('/accessibility', 'site'),
]);

const paths = (text: string, reader: Reader): string[] =>
  answer(index, parseQuery(text), reader, () => true, undefined).pages.map(({ page }) => page.path);

describe('the platforms to search', () => {
  it.each<[string, Reader, string[]]>([
    ['scan', { platform: 'Android' }, ['Android']],
    ['flutter scan', { platform: 'Android' }, ['Flutter']],
    ['crash on ios', { platform: 'react-native' }, ['react-native', 'iOS']],
    ['my project also targets windows', { platform: 'MAUI' }, ['Windows', 'MAUI']],
    ['crash on ios', { platform: 'Android' }, ['iOS']],
  ])('of "%s" from %s are %s', (text, reader, scope) => {
    expect(scopeOf(parseQuery(text), reader)).toEqual(scope);
  });
});

describe('the order of pages', () => {
  it("puts the reader's platform and product first, guides before the rest", () => {
    const found = paths('scan document', { platform: 'Android', product: 'document' });
    expect(found[0]).toBe('/docs/Android/docScan');
    expect(found.indexOf('/docs/Android/docScan')).toBeLessThan(
      found.indexOf('/docs/Android/changelog'),
    );
    expect(found.indexOf('/docs/react-native/docScan')).toBeLessThan(
      found.indexOf('/docs/react-native/api/interfaces/DeckleSDK'),
    );
    expect(paths('scan', { platform: 'iOS', product: 'document' })[0]).toBe('/docs/iOS/docScan');
    expect(paths('scan', { platform: 'Android', product: 'barcode' })[0]).toBe(
      '/docs/barcode-scanner-sdk/Android/barcodeScan',
    );
  });

  it('ranks the current page above equal ones', () => {
    const path = '/docs/react-native/docScan';
    const reader = { product: 'document' } as const;
    expect(paths('scan document', reader)[0]).not.toBe(path);
    expect(paths('scan document', { ...reader, path })[0]).toBe(path);
  });
});

it('groups sections by page, best first, within limits', () => {
  const groups = groupByPage(index.search(parseQuery('scan')).hits, 3, 1);
  expect(new Set(groups.map(({ page }) => page.path)).size).toBe(3);
  expect([...groups].sort((a, b) => b.score - a.score)).toEqual(groups);
  expect(groups.map(({ hits }) => hits.length)).toEqual([1, 1, 1]);
});

describe('a page that is on other platforms only', () => {
  const map = siteMapOf(
    [
      'Android/intro',
      'Android/photoPayment',
      'iOS/intro',
      'iOS/photoPayment',
      'Windows/intro',
      'barcode-scanner-sdk/Android/intro',
    ].map((id) => ({ id, path: `/docs/${id}` })),
  );
  const elsewhere = (text: string, reader: Reader): ReturnType<typeof elsewhereOf> =>
    elsewhereOf(parseQuery(text), reader, map);

  it('is told, with the platforms that have it', () => {
    expect(elsewhere('photo payment', { platform: 'Windows' })).toMatchObject({
      kind: { id: 'photoPayment' },
      platform: 'Windows',
      pages: [{ platform: 'Android', path: '/docs/Android/photoPayment' }, { platform: 'iOS' }],
    });
    expect(elsewhere('pay an invoice', { platform: 'Windows' })?.kind.id).toBe('photoPayment');
    expect(elsewhere('windows photo payment', { platform: 'Android' })?.platform).toBe('Windows');
  });

  it.each<[string, Reader]>([
    ['photo payment', { platform: 'Android' }],
    ['photo payment', {}],
    ['photo payment options', { platform: 'Windows' }],
    // The page exists, but not for the other product.
    ['introduction', { platform: 'Android' }],
    // A platform without any page lacks them all.
    ['photo payment', { platform: 'Xamarin' }],
  ])('gives no answer to "%s" from %s', (text, reader) => {
    expect(elsewhere(text, reader)).toBeUndefined();
  });
});

describe('words that only other platforms have', () => {
  const platformRow = (platform: 'Android' | 'iOS' | 'Flutter', heading: string): PageRow =>
    row(`/docs/${platform}/getStarted`, 'getStarted', {
      platform,
      product: 'document',
      sections: [
        ['', '', 0, 'Install the package.'],
        ['install', heading, 2, ''],
      ],
    });
  const android = platformRow('Android', 'With Gradle');
  const errors = row('/docs/errors', 'errors', {
    sections: [['podfile', 'Podfile was not found', 3, 'Install CocoaPods.']],
  });
  const others = [platformRow('iOS', 'With a Podfile'), platformRow('Flutter', 'Podfile')];
  const own = new SearchIndex();
  own.add([android, errors]);
  const outline = new SearchIndex();
  outline.add([android, ...others]);
  const map = siteMapOf([{ id: 'Android/getStarted', path: '/docs/Android/getStarted' }]);
  const reader = { platform: 'Android' } as const;
  const absent = (text: string): readonly string[] =>
    answer(own, parseQuery(text), reader, () => true, map).absent;

  it.each([
    // The errors page has it, but is not a page of the platform.
    ['Podfile', ['podfile']],
    ['how do I install with a podfile', ['podfile']],
    ['install', []],
    ['gradel', []],
    ['setup', []],
  ])('are, in "%s", %j', (text, words) => {
    expect(absent(text)).toEqual(words);
  });

  it('lead to the best page of each of these platforms', () => {
    const more = moreOf(outline, ['Podfile'], ['Android'], reader, () => true);
    expect(more?.label).toBe('No page for Android has “Podfile”. 2 more on iOS, Flutter');
    expect(more?.pages.map(({ page }) => page.path)).toEqual([
      '/docs/iOS/getStarted',
      '/docs/Flutter/getStarted',
    ]);
    expect(moreOf(outline, ['zebra'], ['Android'], reader, () => true)).toBeUndefined();
    expect(moreOf(outline, ['Podfile'], ['Android'], reader, () => false)).toBeUndefined();
  });
});
