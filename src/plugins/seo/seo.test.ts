import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../base/html';
import { withHead } from '../output/head';
import { headElements } from './head';
import { docPage, sitePage } from './pages';

const origin = 'https://docs.example.com';
const image = `${origin}/assets/cards/a.12345678.png`;
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

describe('pages', () => {
  it.each([
    [
      'Android/docScan',
      'Home / > Platforms /docs/ > Android /docs/Android/intro > Document scanning /docs/Android/docScan',
    ],
    [
      'react-native/api/interfaces/PageConfig',
      'Home / > Platforms /docs/ > React Native /docs/react-native/intro > API reference /docs/react-native/api/ > PageConfig /docs/react-native/api/interfaces/PageConfig',
    ],
    ['iOS/intro', 'Home / > Platforms /docs/ > iOS /docs/iOS/intro'],
    ['index', 'Home / > Platforms /docs/'],
  ])('know the way to %s', (id, crumbs) => {
    const permalink = `/docs/${id.replace(/index$/, '')}`;
    const page = docPage({ id, permalink, title: 'T', label: 'PageConfig' }, '/');
    expect(page.crumbs.map(({ name, path }) => `${name} ${path}`).join(' > ')).toBe(crumbs);
  });

  it('have a card of their product and kind', () => {
    const id = 'barcode-scanner-sdk/iOS/changelog';
    expect(docPage({ id, permalink: `/docs/${id}`, title: 'Changelog' }, '/')).toMatchObject({
      type: 'changelog',
      crumbs: [{}, {}, { name: 'Barcode SDK for iOS' }, { name: 'Changelog' }],
      card: { product: 'barcode', kind: 'Changelog', line: 'iOS · Barcode SDK' },
    });
  });

  it('need a title', () => {
    expect(() => sitePage('/x', undefined, '/')).toThrow(
      '/x  The build finds no title for the page',
    );
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
