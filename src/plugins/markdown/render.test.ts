import { describe, expect, it } from 'vitest';
import { classifyDocPath } from '../../model/docPaths';
import { siteMapOf } from '../../model/siteMap';
import { linkWriter, markdownRenderer, type SourcePage } from './render';

const origin = 'https://docs.example.com';
const routes = ['/', '/docs/', '/docs/Android/docScan', '/docs/Android/fileImport'];

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
    // As sources have them.
    expect(below('/docs/#a', '/sub/')).toBe(`${origin}/sub/docs.md#a`);
    expect(below('pathname:///img/a.svg', '/sub/')).toBe(`${origin}/sub/img/a.svg`);
  });
});

describe('the Markdown version of a page', () => {
  const render = markdownRenderer({
    origin,
    baseUrl: '/',
    routes,
    pagesBySource: new Map([['docs/Android/fileImport.mdx', '/docs/Android/fileImport']]),
    siteMap: siteMapOf([]),
  });
  const page = (source: string, html: string): SourcePage => ({
    path: '/docs/Android/docScan',
    place: classifyDocPath('Android/docScan.mdx'),
    html: `<main><div class="theme-doc-markdown"><h1>Scan</h1>${html}</div></main>`,
    markdown: {
      source: 'docs/Android/docScan.mdx',
      text: source,
      title: 'Scan on Android',
      description: 'How to scan.',
    },
  });

  it('begins with title, description, address and the list of pages', () => {
    expect(
      render(
        page(
          'Or [import](./fileImport.mdx#a).',
          '<p>Or <a href="/docs/Android/fileImport#a">import</a>.</p>',
        ),
      ),
    ).toEqual({
      title: 'Scan on Android',
      description: 'How to scan.',
      problems: [],
      markdown: `# Scan on Android\n\n> How to scan.\n\nPage: <${origin}/docs/Android/docScan> · All pages about the Document SDK for Android: <${origin}/docs/Android/llms.txt>\n\nOr [import](${origin}/docs/Android/fileImport.md#a).\n`,
    });
  });

  it('of a page without Markdown is read from its HTML', () => {
    expect(
      render({
        path: '/',
        place: undefined,
        html: '<head><meta name="description" content="All of it."></head><main><h1>Home</h1><p>Text.</p></main>',
      }),
    ).toEqual({
      title: 'Home',
      description: 'All of it.',
      problems: [],
      markdown: `# Home\n\n> All of it.\n\nPage: <${origin}/> · All pages: <${origin}/llms.txt>\n\nText.\n`,
    });
  });
});
