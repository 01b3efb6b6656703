import { describe, expect, it } from 'vitest';
import { siteMapOf } from '../model/siteMap';
import { SearchIndex } from './engine';
import type { PageRow } from './format';
import { parseQuery } from './query';
import { scopeOf, type Reader } from './reader';
import { answer, elsewhereOf, moreOf } from './results';

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

it.each<[string, Reader, string[]]>([
  ['scan', { platform: 'Android' }, ['Android']],
  ['flutter scan', { platform: 'Android' }, ['Flutter']],
  ['crash on ios', { platform: 'react-native' }, ['react-native', 'iOS']],
  ['my project also targets windows', { platform: 'MAUI' }, ['Windows', 'MAUI']],
  ['crash on ios', { platform: 'Android' }, ['iOS']],
])('the platforms to search of "%s" from %s are %s', (text, reader, scope) => {
  expect(scopeOf(parseQuery(text), reader)).toEqual(scope);
});

it('the current page is ranked above equal ones', () => {
  const index = new SearchIndex();
  const pages = ['/docs/Android/docScan', '/docs/iOS/docScan'];
  index.add(pages.map((path) => row(path, 'docScan', { product: 'document' })));
  const first = (path: string) =>
    answer(index, parseQuery('scan document'), { path }, () => true, undefined).pages[0]?.page.path;
  expect(pages.map(first)).toEqual(pages);
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
