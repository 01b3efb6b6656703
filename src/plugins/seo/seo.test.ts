import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../security/html';
import { headProblems, type SiteQuestions } from './check';
import { withHead } from '../output/head';
import { headElements } from './head';
import { docPage, sitePage, type SeoPage } from './pages';
import { structuredData } from './structured';
import { dataProblems } from './vocabulary';

const origin = 'https://docs.example.com';
const image = `${origin}/assets/cards/a.12345678.png`;
const description =
  'Open the document scanner from an Android activity and handle what comes back.';
const guide = docPage(
  {
    id: 'Android/docScan',
    permalink: '/docs/Android/docScan',
    title: 'Document scanning on Android',
    updatedAt: Date.UTC(2026, 2, 17, 23, 59),
  },
  '/',
);
const reference = docPage(
  {
    id: 'react-native/api/interfaces/PageConfig',
    permalink: '/docs/react-native/api/interfaces/PageConfig',
    title: 'PageConfig interface (React Native)',
    label: 'PageConfig',
    updatedAt: null,
  },
  '/',
);
const home = sitePage('/', undefined, '/');

const dataOf = (page: SeoPage): Record<string, unknown>[] => {
  const drawn = structuredData(page, { origin, baseUrl: '/', description, image });
  return JSON.parse(JSON.stringify(drawn)) as Record<string, unknown>[];
};

describe('pages', () => {
  it('know the way to them', () => {
    expect(guide.crumbs).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Platforms', path: '/docs/' },
      { name: 'Android', path: '/docs/Android/intro' },
      { name: 'Document scanning', path: '/docs/Android/docScan' },
    ]);
    expect(reference.crumbs.slice(2)).toEqual([
      { name: 'React Native', path: '/docs/react-native/intro' },
      { name: 'API reference', path: '/docs/react-native/api/' },
      { name: 'PageConfig', path: '/docs/react-native/api/interfaces/PageConfig' },
    ]);
    expect(
      docPage({ id: 'iOS/intro', permalink: '/docs/iOS/intro', title: 'iOS' }, '/').crumbs.at(-1),
    ).toEqual({ name: 'iOS', path: '/docs/iOS/intro' });
    expect(
      docPage(
        {
          id: 'barcode-scanner-sdk/iOS/changelog',
          permalink: '/docs/barcode-scanner-sdk/iOS/changelog',
          title: 'Changelog',
        },
        '/',
      ),
    ).toMatchObject({
      type: 'changelog',
      crumbs: [{}, {}, { name: 'Barcode SDK for iOS' }, { name: 'Changelog' }],
      card: { product: 'barcode', kind: 'Changelog', motif: 'releases', line: 'iOS · Barcode SDK' },
    });
    expect(docPage({ id: 'index', permalink: '/docs/', title: 'Choose' }, '/').crumbs).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Platforms', path: '/docs/' },
    ]);
  });

  it('say when they were changed only if that is known', () => {
    expect(guide.updated).toBe('2026-03-17');
    expect(reference).not.toHaveProperty('updated');
    expect(home).not.toHaveProperty('updated');
  });

  it('need a title', () => {
    expect(() => sitePage('/x', undefined, '/')).toThrow('/x  The page has no title');
  });
});

describe('the head', () => {
  it('gets escaped elements before its end, whatever the title says', () => {
    const page = { ...guide, card: { ...guide.card, title: 'A "b" <c> & d' } };
    const html = withHead(
      '<head><title>t</title></head><body></head>',
      headElements(page, image, [{ name: '</script><b>' }]),
    );
    expect(html).toMatch(/<\/script><\/head><body><\/head>$/);
    const tags = tagsOf(html);
    expect(
      tags.find(({ attributes }) => attributes.property === 'og:image:alt')?.attributes,
    ).toEqual({
      property: 'og:image:alt',
      content: 'Deckle Docs: A "b" <c> & d. Android, Document SDK',
    });
    expect(JSON.parse(tags.find(({ name }) => name === 'script')?.text ?? '')).toEqual({
      name: '</script><b>',
    });
    expect(html).toContain('property="article:modified_time" content="2026-03-17"');
    expect(headElements(home, image, [])).toContain('property="og:type" content="website"');
    expect(headElements(reference, image, [])).not.toContain('modified_time');
    expect(() => withHead('<p>', '')).toThrow('no </head>');
  });
});

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Deckle',
  url: `${origin}/`,
  logo: `${origin}/img/logo.svg`,
};
const files = [image, `${origin}/`, `${origin}/img/logo.svg`, `${origin}/docs/`];
const context = (page: SeoPage) => ({
  url: origin + page.path,
  exists: (url: string) =>
    files.includes(url) || page.crumbs.some(({ path }) => origin + path === url),
  now: '2026-11-21',
});
const guideTypes = ['Organization', 'BreadcrumbList', 'TechArticle'];

/** What is wrong with a guide in which one value of one type is another. */
const changed = (type: string, values: Readonly<Record<string, unknown>>): string[] => {
  const blocks = [organization, ...dataOf(guide)].map((block: Record<string, unknown>) =>
    block['@type'] === type ? { ...block, ...values } : block,
  );
  // What is undefined is not in the file.
  const written = JSON.parse(JSON.stringify(blocks)) as unknown[];
  return dataProblems(written, guideTypes, context(guide)).map(
    ({ where, message }) => `${where} ${message}`,
  );
};

describe('structured data', () => {
  it.each([
    [guide, guideTypes],
    [reference, guideTypes],
    [home, ['Organization', 'WebSite']],
    [
      sitePage('/accessibility', 'Accessibility', '/'),
      ['Organization', 'BreadcrumbList', 'WebPage'],
    ],
  ] as const)('of $path is right', (page, types) => {
    expect(dataProblems([organization, ...dataOf(page)], types, context(page))).toEqual([]);
  });

  it.each([
    ['TechArticle', { headline: undefined }, 'TechArticle.headline is missing.'],
    ['TechArticle', { headline: '' }, 'TechArticle.headline is no text.'],
    [
      'TechArticle',
      { headline: 'x'.repeat(111) },
      'TechArticle.headline has 111 characters; search engines read 110.',
    ],
    [
      'TechArticle',
      { description: 'a &amp; b' },
      'TechArticle.description holds spaces or markup that do not belong there: "a &amp; b".',
    ],
    [
      'TechArticle',
      { dateModified: '17.03.2026' },
      'TechArticle.dateModified is no day in ISO form (2026-03-17).',
    ],
    [
      'TechArticle',
      { dateModified: '2026-02-30' },
      'TechArticle.dateModified is no day of the calendar: 2026-02-30',
    ],
    [
      'TechArticle',
      { dateModified: '2027-01-01' },
      'TechArticle.dateModified lies in the future: 2027-01-01',
    ],
    [
      'TechArticle',
      { image: `${origin}/none.png` },
      `TechArticle.image leads nowhere: ${origin}/none.png`,
    ],
    ['TechArticle', { image: '/a.png' }, 'TechArticle.image is no whole address.'],
    ['TechArticle', { inLanguage: 'de' }, 'TechArticle.inLanguage is not "en".'],
    [
      'TechArticle',
      { publisher: { '@id': `${origin}/#nobody` } },
      `TechArticle.publisher refers to ${origin}/#nobody, which the page does not declare.`,
    ],
    ['TechArticle', { publisher: 'Deckle' }, 'TechArticle.publisher is no reference ({"@id": …}).'],
    [
      'TechArticle',
      { mainEntityOfPage: { '@type': 'WebPage', '@id': `${origin}/` } },
      `TechArticle.mainEntityOfPage is not the address of the page, ${origin}/docs/Android/docScan.`,
    ],
    ['TechArticle', { isPartOf: { '@type': 'Book' } }, 'TechArticle.isPartOf is no WebSite.'],
    [
      'TechArticle',
      { modified: '2026-03-17' },
      'TechArticle.modified is no property that src/plugins/seo/vocabulary.ts knows.',
    ],
    [
      'TechArticle',
      { '@context': 'schema.org' },
      'TechArticle.@context is not "https://schema.org".',
    ],
    [
      'BreadcrumbList',
      { itemListElement: [] },
      'BreadcrumbList.itemListElement has fewer than two steps.',
    ],
    [
      'Organization',
      { logo: `${origin}/logo.gif` },
      `Organization.logo leads nowhere: ${origin}/logo.gif`,
    ],
  ])('is refused: %s %o', (type, values, message) => {
    expect(changed(type, values)).toEqual([message]);
  });

  it('has the types of the page, each once, with a name of its own', () => {
    const [trail = {}, article = {}] = dataOf(guide);
    const found = (blocks: readonly unknown[]): string[] =>
      dataProblems(blocks, guideTypes, context(guide)).map(
        ({ where, message }) => `${where} ${message}`,
      );
    expect(found([organization, article])).toEqual(['BreadcrumbList is missing.']);
    expect(found([organization, trail, trail, article])).toEqual([
      'BreadcrumbList is there twice.',
      `@id ${origin}/docs/Android/docScan#breadcrumb names two things.`,
    ]);
    expect(
      found([
        organization,
        trail,
        article,
        { '@context': 'https://schema.org', '@type': 'Recipe' },
      ]),
    ).toEqual([
      'Recipe does not belong on this page.',
      'Recipe is no type that src/plugins/seo/vocabulary.ts knows.',
    ]);
    expect(found([organization, trail, article, null])).toEqual([
      'JSON-LD holds something that is no object.',
    ]);
  });

  const step = (position: number, path: string, more: object = {}): object => ({
    '@type': 'ListItem',
    position,
    name: 'Name',
    item: origin + path,
    ...more,
  });
  it.each([
    [[step(1, '/'), step(3, guide.path)], '[1].position is not 2.'],
    [[step(1, '/'), step(2, '/docs/')], 'does not end at the page itself.'],
    [[step(1, guide.path), step(2, guide.path)], 'names a page twice.'],
    [[step(1, '/none'), step(2, guide.path)], `[0].item leads nowhere: ${origin}/none`],
    [[step(1, '/', { name: ' ' }), step(2, guide.path)], '[0].name is no text.'],
    [[step(1, '/', { url: origin }), step(2, guide.path)], '[0].url is not known.'],
    [[{}, step(2, guide.path)], '[0] is no ListItem.'],
  ])('has a trail whose steps are right: %#', (itemListElement, message) => {
    expect(changed('BreadcrumbList', { itemListElement })).toEqual([
      `BreadcrumbList.itemListElement ${message}`,
    ]);
  });
});

describe('the check of heads', () => {
  const head = (page: SeoPage, title = page.title): string => {
    const url = origin + page.path;
    return withHead(
      `<head><title>${title}</title><meta name=description content="${description}"><link rel=canonical href=${url} /><meta property=og:title content="${title}"><meta property=og:description content="${description}"><meta property=og:url content=${url} /><meta name=twitter:card content=summary_large_image><script type=application/ld+json>${JSON.stringify(organization)}</script></head>`,
      headElements(page, image, dataOf(page)),
    );
  };
  const site: SiteQuestions = {
    exists: () => true,
    now: '2026-11-21',
    picture: (url) => (url === image ? { width: 1200, height: 630, bytes: 20_000 } : undefined),
  };
  const problems = (html: string, questions = site): string[] =>
    headProblems(
      [{ file: 'a.html', url: origin + guide.path, tags: tagsOf(html), types: guideTypes }],
      questions,
    );

  it('accepts what the build writes', () => {
    expect(problems(head(guide))).toEqual([]);
    expect(problems(head(guide, 'A &amp; B'))).toEqual([]);
  });

  it.each([
    [/<title>.*?<\/title>/, '', 'title is missing.'],
    [/<title>.*?<\/title>/, '$&$&', 'title is there 2 times.'],
    [/<link rel=canonical [^>]*>/, '', 'canonical is missing.'],
    [
      'rel=canonical href=https://docs.example.com/',
      'rel=canonical href=https://docs.example.com/x/',
      `canonical is ${origin}/x/docs/Android/docScan, not ${origin}/docs/Android/docScan.`,
    ],
    [
      'og:url content=https',
      'og:url content=http',
      'og:url is "http://docs.example.com/docs/Android/docScan", not "https://docs.example.com/docs/Android/docScan".',
    ],
    ['property="og:image:alt"', 'property="og:image:x"', 'og:image:alt is missing.'],
    [
      'property="og:image:width" content="1200"',
      'property="og:image:width" content="600"',
      'og:image:width is "600", not "1200".',
    ],
    ['12345678.png">', '0.png">', `og:image is no picture: ${origin}/assets/cards/a.0.png`],
    ['summary_large_image', 'summary', 'twitter:card is not "summary_large_image".'],
    [
      '<title>',
      '<meta name=robots content=noindex><title>',
      'robots keeps a page of the sitemap out of search engines.',
    ],
    ['{"@context"', '{@context"', 'JSON-LD does not parse: '],
  ])('refuses %s as %s', (from, to, message) => {
    const html = head(guide);
    const spoiled = html.replace(from, to);
    expect(spoiled).not.toBe(html);
    expect(problems(spoiled).join('\n')).toContain(`a.html  ${message}`);
  });

  it('refuses a card of another size, and a heavy one', () => {
    const size = { width: 1200, height: 630, bytes: 20_000 };
    expect(problems(head(guide), { ...site, picture: () => ({ ...size, width: 600 }) })).toEqual([
      'a.html  og:image measures 600 × 630.',
    ]);
    expect(problems(head(guide), { ...site, picture: () => ({ ...size, bytes: 50_000 }) })).toEqual(
      ['a.html  og:image has 50000 bytes; 40000 are the limit.'],
    );
  });

  it('wants titles and descriptions that no other page has, of a length that is shown', () => {
    const other = { ...reference, title: guide.title };
    expect(
      headProblems(
        [guide, other].map((page, index) => ({
          file: `${String(index)}.html`,
          url: origin + page.path,
          tags: tagsOf(head(page)),
          types: guideTypes,
        })),
        site,
      ),
    ).toEqual([
      '1.html  title is that of 0.html, too: "Document scanning on Android".',
      `1.html  description is that of 0.html, too: "${description}".`,
    ]);
    const short = head(guide).replaceAll(description, 'Too short.');
    expect(problems(short)).toEqual(['a.html  description has 10 characters; write 50 to 170.']);
  });
});
