// What pages tell search engines and social networks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cardSize } from '../../src/plugins/seo/picture';
import { decodeText } from '../../src/base/html';
import { buildDir, built, publicUrl, routes } from '../builtSite';
import { fileBehind, files, hasTarget, pageAt, pages, type Page } from './site';

/** A card is fetched by machines that give up early. */
const cardLimit = 80_000;

type Data = Readonly<Record<string, unknown>>;

interface Step {
  readonly name: string;
  readonly item: string;
}

/** What a page says of itself. */
interface Head {
  readonly page: Page;
  readonly url: string;
  readonly title: readonly string[];
  /** Values by name or property; more than one is a fault. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly data: readonly Data[];
}

function headOf(page: Page): Head {
  const meta: Record<string, string[]> = {};
  for (const { name, property, content = '' } of page.attributesOf('meta')) {
    const key = name ?? property;
    if (key !== undefined) (meta[key] ??= []).push(content);
  }
  const inHead = page.tags.slice(
    0,
    page.tags.findIndex(({ name }) => name === 'body'),
  );
  return {
    page,
    url: publicUrl + page.path,
    title: inHead.flatMap(({ name, text }) => (name === 'title' ? decodeText(text) : [])),
    meta,
    data: page.tags
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => JSON.parse(text) as Data),
  };
}

const heads = pages.map(headOf);
const ofType = ({ data }: Head, type: string): Data | undefined =>
  data.find((block) => block['@type'] === type);
const crumbsOf = (head: Head): readonly Step[] =>
  (ofType(head, 'BreadcrumbList')?.itemListElement ?? []) as readonly Step[];

/** Whether a page is of a platform; those that speak of all platforms are pages like others. */
const isArticle = (path: string): boolean => /^\/docs\/(?!sheets\/).+\/./.test(path);

it('the head of every page is complete, unique and right', () => {
  for (const { page, url, title, meta } of heads) {
    const { path } = page;
    expect(title, path).toEqual([expect.stringMatching(/^\S.* \| Deckle Docs$/)]);
    const [description = '', ...others] = meta.description ?? [];
    expect(others, path).toEqual([]);
    // What search results show.
    const [fewest, most] = path.startsWith('/docs/') ? [120, 160] : [50, 170];
    expect(description.length, path).toBeGreaterThanOrEqual(fewest);
    expect(description.length, path).toBeLessThanOrEqual(most);
    const canonical = page.attributesOf('link').filter(({ rel }) => rel === 'canonical');
    expect(canonical, path).toMatchObject([{ href: url }]);
    expect(meta, path).toMatchObject({
      'og:title': title,
      'og:description': [description],
      'og:url': [url],
      'og:type': [isArticle(path) ? 'article' : 'website'],
      'og:site_name': ['Deckle Docs'],
      'og:image': [expect.stringMatching(/\/assets\/cards\/[\w-]+\.[\da-f]{8}\.png$/)],
      'og:image:width': [String(cardSize.width)],
      'og:image:height': [String(cardSize.height)],
      'og:image:alt': [expect.stringMatching(/^Deckle Docs: ./)],
      'twitter:card': ['summary_large_image'],
    });
    expect(meta.robots, path).toBeUndefined();
  }
  for (const name of ['og:title', 'og:description', 'og:image']) {
    const values = heads.map(({ meta }) => meta[name]?.[0]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

it('every card is a picture of the right size, and small', async () => {
  const cards = heads.map(({ meta }) => meta['og:image']?.[0] ?? '');
  for (const card of cards) {
    const picture = readFileSync(join(buildDir, fileBehind(card) ?? ''));
    expect(await sharp(picture).metadata(), card).toMatchObject({ ...cardSize, format: 'png' });
    expect(picture.length, card).toBeLessThanOrEqual(cardLimit);
  }
});

it('every page has structured data on publisher, type, and breadcrumbs, each once', () => {
  const publisher = { '@id': `${publicUrl}/#organization` };
  for (const head of heads) {
    const { page, url, title, meta, data } = head;
    const name = title[0]?.replace(' | Deckle Docs', '') ?? '';
    // Search engines read no more of it.
    expect(name.length, url).toBeLessThanOrEqual(110);
    const type = page.path === '/' ? 'WebSite' : isArticle(page.path) ? 'TechArticle' : 'WebPage';
    const types = ['Organization', ...(page.path === '/' ? [] : ['BreadcrumbList']), type];
    expect(data.map((block) => block['@type']).sort(), url).toEqual(types.sort());
    expect(ofType(head, 'Organization'), url).toMatchObject({
      ...publisher,
      name: 'Deckle',
      url: publicUrl,
      logo: `${publicUrl}/img/logo.svg`,
    });
    expect(ofType(head, type), url).toMatchObject({
      '@context': 'https://schema.org',
      description: meta.description?.[0],
      image: meta['og:image']?.[0],
      inLanguage: 'en',
      publisher,
      ...{
        WebSite: { '@id': `${publicUrl}/#website`, name: 'Deckle Docs', url },
        WebPage: { '@id': url, url, name, breadcrumb: { '@id': `${url}#breadcrumb` } },
        TechArticle: {
          '@id': `${url}#article`,
          headline: name,
          mainEntityOfPage: { '@type': 'WebPage', '@id': url },
          author: publisher,
        },
      }[type],
    });
  }
});

// Which pages they are: src/plugins/seo/seo.test.ts.
it('breadcrumbs only contain existing pages, from the home page to the page itself', () => {
  for (const head of heads.filter(({ page }) => page.path !== '/')) {
    const steps = crumbsOf(head);
    const items = steps.map(({ item }) => item);
    expect(steps, head.url).toMatchObject(
      steps.map((_, index) => ({ '@type': 'ListItem', position: index + 1 })),
    );
    expect([items[0], items.at(-1)]).toEqual([`${publicUrl}/`, head.url]);
    expect(new Set(items).size, head.url).toBe(items.length);
    expect(items.filter((item) => !hasTarget(item))).toEqual([]);
  }
});

it('a page is dated as it says itself, in its data and in the sitemap', () => {
  // Clocks and time zones differ.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const entries = new Map(
    built('sitemap.xml')
      .split('<url>')
      .map((entry) => [
        /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
        /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
      ]),
  );
  for (const head of heads) {
    const { page, url, meta } = head;
    const article = ofType(head, 'TechArticle');
    const date = (article ?? ofType(head, 'WebPage'))?.dateModified as string | undefined;
    expect(entries.get(url), url).toBe(date);
    if (page.path.includes('/api/')) expect(date, url).toBeUndefined();
    if (date !== undefined) expect(date <= tomorrow, url).toBe(true);
    if (article === undefined) continue;
    expect(meta['article:modified_time']?.[0], url).toBe(date);
    // On a changelog, the first <time> is that of a release.
    if (!page.path.endsWith('/changelog'))
      expect(page.attributesOf('time')[0]?.datetime?.slice(0, 10), url).toBe(date);
  }
});

it('the sitemap names every page once, and no other file', () => {
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.filter((path) => /404|\.html|\/_|search/.test(path))).toEqual([]);
});

it('robots may read everything and find the sitemap', () => {
  const robots = built('robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

it('icons and manifest exist', () => {
  const manifest = JSON.parse(built('site.webmanifest')) as {
    readonly icons: readonly { readonly src: string }[];
  };
  const linked = pageAt('/')
    .attributesOf('link')
    .filter(({ rel = '' }) => /^(?:icon|apple-touch-icon|manifest|preload)$/.test(rel))
    .map(({ href = '' }) => href);
  expect(linked).toEqual(
    expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/site.webmanifest']),
  );
  const icons = manifest.icons.map(({ src }) => new URL(src, `${publicUrl}/`).pathname);
  expect([...linked, ...icons].filter((path) => !files.has(path.slice(1)))).toEqual([]);
});
