// What a Markdown version begins with and says: tests/build/markdown.test.ts.
import { describe, expect, it } from 'vitest';
import { siteMapOf } from '../../model/siteMap';
import { linkWriter, markdownRenderer } from './render';

const origin = 'https://docs.example.com';
const routes = [
  '/',
  '/docs/',
  '/docs/Android/docScan',
  '/docs/Android/fileImport',
  '/docs/Android/getStarted',
];

describe('links in Markdown versions', () => {
  const write = linkWriter({ origin, baseUrl: '/', routes });
  const page = '/docs/Android/docScan';

  it.each([
    ['/docs/Android/fileImport', '/docs/Android/fileImport.md'],
    ['/docs/Android/fileImport/#x', '/docs/Android/fileImport.md#x'],
    ['/docs', '/docs.md'],
    ['/docs/', '/docs.md'],
    ['/', '/index.md'],
    ['#the-result', '/docs/Android/docScan.md#the-result'],
    ['https://docs.example.com/docs/#a', '/docs.md#a'],
    ['/samples/a.kt.txt', '/samples/a.kt.txt'],
    ['pathname:///img/a.svg', '/img/a.svg'],
  ])('%s is written %s', (href, address) => {
    expect(write(href, page)).toBe(origin + address);
  });

  it.each(['https://else.example.com', 'mailto:a@example.com', 'https://else.example.com/docs'])(
    '%s stays',
    (href) => {
      expect(write(href, page)).toBe(href);
    },
  );

  it('mind the base URL', () => {
    const below = linkWriter({ origin, baseUrl: '/sub/', routes: ['/sub/', '/sub/docs/'] });
    expect(below('/sub/docs/', '/sub/')).toBe(`${origin}/sub/docs.md`);
    expect(below('/sub/', '/sub/docs/')).toBe(`${origin}/sub/index.md`);
    // As sources have them.
    expect(below('/docs/#a', '/sub/')).toBe(`${origin}/sub/docs.md#a`);
    expect(below('pathname:///img/a.svg', '/sub/')).toBe(`${origin}/sub/img/a.svg`);
  });
});

it('the home page lists where to start and the features of both SDKs with their pages', () => {
  const siteMap = siteMapOf([
    { id: 'Android/docScan', path: '/docs/Android/docScan' },
    { id: 'Android/getStarted', path: '/docs/Android/getStarted' },
    { id: 'Android/intro', path: '/docs/Android/' },
  ]);
  const render = markdownRenderer({
    origin,
    baseUrl: '/',
    routes,
    pagesBySource: new Map(),
    siteMap,
  });
  const home = { path: '/', place: undefined, title: 'Scanning', description: 'Guides.' };
  const { markdown } = render(home);
  expect(markdown).toContain('## Document SDK\n\n- **Get started**:');
  expect(markdown).toContain('- **Document scanning**: Scan pages');
  expect(markdown).toContain(`[Android](${origin}/docs/Android/getStarted.md)`);
  expect(markdown).toContain(`[Android](${origin}/docs/Android/docScan.md)`);
  expect(markdown).toContain('## Barcode SDK');
});
