import { runInNewContext } from 'node:vm';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { clientScript } from './clientScript';
import { stylesheetAddresses } from './stylesheets';
import { duplicatesIn } from './step';

/** Runs a script of a page with a window and a document that note what it does. */
function runEarly(
  address: string,
  more: {
    readonly canonical?: string;
    readonly theme?: string;
    /** Set by scripts before it. */
    readonly before?: Readonly<Record<string, string>>;
    readonly storage?: Readonly<Record<string, string>> | null;
    readonly announcementId?: string;
  } = {},
): { address: string | undefined; attributes: Readonly<Record<string, string>> } {
  const url = new URL(address, 'http://localhost');
  const attributes: Record<string, string> = {
    'data-theme': more.theme ?? 'light',
    ...more.before,
  };
  let replaced: string | undefined;
  const window = {
    location: { pathname: url.pathname, search: url.search, hash: url.hash },
    addEventListener: () => undefined,
    history: { state: null, replaceState: (_: unknown, __: string, to: string) => (replaced = to) },
    get localStorage() {
      if (more.storage === undefined) throw new Error('denied');
      return more.storage === null
        ? null
        : { getItem: (key: string) => more.storage?.[key] ?? null };
    },
  };
  const document = {
    addEventListener: () => undefined,
    documentElement: {
      getAttribute: (name: string) => attributes[name] ?? null,
      setAttribute: (name: string, value: string) => (attributes[name] = value),
      removeAttribute: (name: string) => Reflect.deleteProperty(attributes, name),
    },
    querySelector: (selector: string) =>
      more.canonical === undefined || selector !== 'link[rel="canonical"]'
        ? null
        : { href: `https://docs.example.com${more.canonical}` },
  };
  const script = clientScript('preHydration.client.ts', {
    themeKey: 'theme-x',
    announcementKey: 'id',
    announcementId: more.announcementId,
  });
  runInNewContext(script, { window, document, URL, URLSearchParams });
  return { address: replaced, attributes };
}

describe('the early script', () => {
  it.each([
    ['/docs/Android/docScan.html?a=1#b', '/docs/Android/docScan', '/docs/Android/docScan?a=1#b'],
    ['/docs/Android/docScan/index.html', '/docs/Android/docScan', '/docs/Android/docScan'],
    ['/docs/Android/docScan/', '/docs/Android/docScan', '/docs/Android/docScan'],
    ['/docs/android/DOCSCAN', '/docs/Android/docScan', '/docs/Android/docScan'],
    ['/docs', '/docs/', '/docs/'],
    ['/index.html', '/', '/'],
    ['http://localhost//docs//Android/docScan//', '/docs/Android/docScan', '/docs/Android/docScan'],
    ['http://localhost//', '/', '/'],
    ['/docs/#%E0%A4%A', '/docs/', '/docs/'],
    ['/nope/%E0%A4%A', '/404.html', '/nope/%25E0%25A4%25A'],
  ])('%s on the page %s becomes %s', (from, canonical, to) => {
    expect(runEarly(from, { canonical }).address).toBe(to);
  });

  it.each([
    ['/docs/Android/docScan', '/docs/Android/docScan'],
    ['/sub/', '/'],
    ['/docs/nope.html', '/404.html'],
    ['/a.html', undefined],
  ])('%s on the page %s stays', (from, canonical) => {
    expect(runEarly(from, canonical === undefined ? {} : { canonical }).address).toBeUndefined();
  });

  it.each([
    ['purple', { 'theme-x': 'dark' }, 'dark'],
    ['purple', { 'theme-x': 'purple' }, 'light'],
    ['', {}, 'light'],
    ['purple', null, 'light'],
    ['purple', undefined, 'light'],
    ['dark', {}, 'dark'],
  ])('the mode %j with storage %j is %s', (theme, storage, mode) => {
    const { attributes } = runEarly('/', { theme, ...(storage === undefined ? {} : { storage }) });
    expect(attributes['data-theme']).toBe(mode);
  });

  it('lets no query set an attribute', () => {
    const { attributes } = runEarly(
      '/?docusaurus-data-comparison=&docusaurus-data-tabs=a&docusaurus-data-theme=dark&with=iOS',
      { before: { 'data-comparison': 'x', 'data-tabs': 'a', 'data-theme': 'x', lang: 'en' } },
    );
    expect(attributes).toEqual({
      'data-comparison': '',
      'data-theme': 'light',
      'data-theme-choice': 'light',
      lang: 'en',
    });
  });

  it('shows an announcement unless it is the one that was seen last', () => {
    const shown = (storage: Readonly<Record<string, string>>): string | undefined =>
      runEarly('/', { storage, announcementId: 'new' }).attributes[
        'data-announcement-bar-initially-dismissed'
      ];
    expect(shown({})).toBe('false');
    expect(shown({ id: 'old' })).toBe('false');
    expect(shown({ id: 'new' })).toBeUndefined();
  });
});

it('paths that differ only by case are found', () => {
  expect(duplicatesIn(['/a', '/b', '/A'])).toEqual([['/a', '/A']]);
});

describe('addresses in stylesheets', () => {
  it.each([
    ["src: /* webpackIgnore: true */ url('/a.woff2') format('woff2')", "url('/sub/a.woff2')"],
    [
      'background: #000 url(/img/a.svg) 0 0, url("/b.svg")',
      'url(/sub/img/a.svg) 0 0, url("/sub/b.svg")',
    ],
    ['background: url(//else.example.com/a.svg)', 'url(//else.example.com/a.svg)'],
    ['background: url(data:image/svg+xml,<path d="/a"/>)', 'd="/a"'],
    ['background: url(./a.svg)', 'url(./a.svg)'],
  ])('of %s are below the base URL', (declaration, expected) => {
    const { css } = postcss([stylesheetAddresses('/sub/')]).process(`a{${declaration}}`, {
      from: undefined,
    });
    expect(css).toContain(expected);
    expect(css.includes('webpackIgnore')).toBe(declaration.includes('webpackIgnore'));
  });
});
