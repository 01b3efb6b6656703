// Head of every page, read by another parser than the one that wrote it. What is complete and unique: head.test.ts.
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { built, pageHtml, publicUrl, routes } from '../builtSite';
import { serveBuild } from './server';

const get = serveBuild();

/** What a page says of itself. */
interface Head {
  readonly path: string;
  readonly title: readonly string[];
  /** Values by name or property; more than one is a fault. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly canonical: readonly string[];
  readonly data: readonly Readonly<Record<string, unknown>>[];
  /** Day in the line "Last updated on …". */
  readonly updated: string | undefined;
}

function elementsOf(node: Nodes, found: Element[] = []): Element[] {
  if (node.type === 'element') found.push(node);
  if ('children' in node) for (const child of node.children) elementsOf(child, found);
  return found;
}

function headOf(path: string): Head {
  const elements = elementsOf(fromHtml(pageHtml(path)));
  const named = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name);
  const text = ({ children: [only] }: Element): string => (only?.type === 'text' ? only.value : '');
  const meta: Record<string, string[]> = {};
  for (const { properties } of named('meta')) {
    const name = properties.name ?? properties.property;
    if (typeof name === 'string') (meta[name] ??= []).push(String(properties.content));
  }
  const time = named('time').map(({ properties }) => properties.dateTime);
  return {
    path,
    // Drawings have titles, too.
    title: named('head').flatMap((head) =>
      head.children.flatMap((node) =>
        node.type === 'element' && node.tagName === 'title' ? [text(node)] : [],
      ),
    ),
    meta,
    canonical: named('link')
      .filter(({ properties }) => String(properties.rel) === 'canonical')
      .map(({ properties }) => String(properties.href)),
    data: named('script')
      .filter(({ properties }) => properties.type === 'application/ld+json')
      .map((script) => JSON.parse(text(script)) as Readonly<Record<string, unknown>>),
    updated: typeof time[0] === 'string' ? time[0].slice(0, 10) : undefined,
  };
}

const heads = routes.map(headOf);
const ofType = ({ data }: Head, type: string): Readonly<Record<string, unknown>> | undefined =>
  data.find((block) => block['@type'] === type);

/** Whether a page is of a platform; those that speak of all platforms are pages like others. */
const isArticle = (path: string): boolean => /^\/docs\/(?!sheets\/).+\/./.test(path);

it('every page has a canonical link and social metadata', () => {
  for (const { path, title, meta, canonical } of heads) {
    const url = publicUrl + path;
    expect(title, path).toEqual([expect.stringMatching(/^\S.* \| Deckle Docs$/)]);
    expect(meta.description, path).toHaveLength(1);
    expect(canonical, path).toEqual([url]);
    const article = isArticle(path);
    expect(meta, path).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:url': [url],
      'og:type': [article ? 'article' : 'website'],
      'og:site_name': ['Deckle Docs'],
      'og:image': [
        expect.stringMatching(
          /^https:\/\/docs\.example\.com\/assets\/cards\/[\w-]+\.[\da-f]{8}\.png$/,
        ),
      ],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/^Deckle Docs: ./)],
      'twitter:card': ['summary_large_image'],
    });
    expect(meta.robots, path).toBeUndefined();
  }
});

it('every page has its own card, with an immutable URL', async () => {
  const cards = heads.map(({ meta }) => meta['og:image']?.[0] ?? '');
  expect(new Set(cards).size).toBe(routes.length);
  const response = await get(cards[0]?.slice(publicUrl.length) ?? '');
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('image/png');
  expect(response.headers['cache-control']).toContain('immutable');
});

it('every page has structured data on publisher, type, and breadcrumbs, each once', () => {
  for (const head of heads) {
    const { path, data } = head;
    const types =
      path === '/'
        ? ['Organization', 'WebSite']
        : ['Organization', 'BreadcrumbList', isArticle(path) ? 'TechArticle' : 'WebPage'];
    expect(data.map((block) => block['@type']).sort(), path).toEqual([...types].sort());
    for (const block of data) expect(block['@context'], path).toBe('https://schema.org');
    expect(ofType(head, 'Organization'), path).toMatchObject({
      name: 'Deckle',
      url: publicUrl,
      logo: expect.stringContaining(publicUrl) as unknown,
    });
  }
});

// src/theme/DocBreadcrumbs/StructuredData/index.tsx renders nothing, so that this data is not duplicated.
it('breadcrumbs only contain existing pages, from the home page to the page itself', () => {
  for (const head of heads) {
    if (head.path === '/') continue;
    const steps = ofType(head, 'BreadcrumbList')?.itemListElement as readonly {
      readonly position: number;
      readonly name: string;
      readonly item: string;
    }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    const paths = steps.map(({ item }) => item.slice(publicUrl.length));
    expect(paths[0], head.path).toBe('/');
    expect(paths.at(-1), head.path).toBe(head.path);
    expect(new Set(paths).size, head.path).toBe(paths.length);
    expect(
      paths.filter((path) => !routes.includes(path)),
      head.path,
    ).toEqual([]);
  }
  const trail = ofType(
    headOf('/docs/barcode-scanner-sdk/react-native/changelog'),
    'BreadcrumbList',
  );
  expect(
    (trail?.itemListElement as readonly { readonly name: string }[]).map(({ name }) => name),
  ).toEqual(['Home', 'Platforms', 'Barcode SDK for React Native', 'Changelog']);
});

it('an article is described by its own words, and dated only as the page is', () => {
  const sitemap = built('sitemap.xml');
  const dates: (string | undefined)[] = [];
  for (const head of heads) {
    const { path, meta, title, updated } = head;
    const article = ofType(head, 'TechArticle');
    if (article !== undefined) {
      expect(article, path).toMatchObject({
        headline: title[0]?.replace(' | Deckle Docs', ''),
        description: meta.description?.[0],
        image: meta['og:image']?.[0],
        inLanguage: 'en',
        mainEntityOfPage: { '@type': 'WebPage', '@id': publicUrl + path },
        isPartOf: { '@type': 'WebSite', url: `${publicUrl}/` },
        publisher: { '@id': ofType(head, 'Organization')?.['@id'] },
      });
      // On a changelog, the first <time> is that of a release.
      if (!path.endsWith('/changelog')) expect(article.dateModified, path).toBe(updated);
      expect(meta['article:modified_time']?.[0], path).toBe(article.dateModified);
      dates.push(article.dateModified as string | undefined);
    }
    const entry = sitemap
      .split('<url>')
      .find((url) => url.includes(`<loc>${publicUrl}${path}</loc>`));
    const lastmod = /<lastmod>(.*?)<\/lastmod>/.exec(entry ?? '')?.[1];
    expect(lastmod, path).toBe((article ?? ofType(head, 'WebPage'))?.dateModified);
    if (path.includes('/api/')) expect(lastmod, path).toBeUndefined();
  }
  const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const date of dates) if (date !== undefined) expect(date <= today, date).toBe(true);
});

it('the page for missing pages stays out of search engines and claims no address', () => {
  const html = built('404.html');
  expect(html).toMatch(/<meta[^>]*name="?robots"? content="?noindex/);
  expect(html).not.toMatch(
    /<link[^>]*rel="?canonical|hreflang|og:url|og:image|BreadcrumbList|TechArticle/,
  );
});

it('the sitemap names every page once, and no other file', () => {
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.filter((path) => /404|\.html|\/_|search/.test(path))).toEqual([]);
});

it('robots may read everything and find the sitemap', async () => {
  const response = await get('/robots.txt');
  expect(response.status).toBe(200);
  const text = response.body;
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

it('icons and manifest exist', async () => {
  const manifest = JSON.parse(built('site.webmanifest')) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.name).toBe('Deckle Docs');
  const html = pageHtml('/');
  const linked = [
    ...html.matchAll(
      /<link[^>]*rel="?(?:icon|apple-touch-icon|manifest|preload)"?[^>]*href="?([^\s">]+)/g,
    ),
  ].map(([, href = '']) => href);
  expect(linked).toEqual(
    expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/site.webmanifest']),
  );
  const icons = manifest.icons.map(({ src }) => new URL(src, `${publicUrl}/site.webmanifest`));
  for (const path of new Set([...linked, ...icons.map(({ pathname }) => pathname)])) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers['content-type'], path).not.toContain('text/html');
  }
  expect(html).toMatch(/<meta name="?theme-color"? content="?#[\da-f]{6}/);
});

it('assets never change under their name, pages are asked for again, errors are not cached', async () => {
  const script = /src="?(\/assets\/js\/main[^\s">]*)/.exec(pageHtml('/'))?.[1] ?? '';
  expect(script).toMatch(/\.[0-9a-f]{8}\.js$/);
  expect((await get(script)).headers['cache-control']).toContain('immutable');
  expect((await get('/docs/')).headers['cache-control']).toContain('must-revalidate');
  expect((await get('/assets/js/none.00000000.js')).headers['cache-control']).toBe('no-store');
});
