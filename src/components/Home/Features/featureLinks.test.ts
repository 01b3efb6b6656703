import { describe, expect, it } from 'vitest';
import { enumerate, featureLinks, features } from './featureLinks';

const products = [
  {
    id: 'document',
    platforms: [
      { id: 'Android', label: 'Android', pages: { docScan: '/docs/Android/docScan' } },
      { id: 'Windows', label: 'Windows', pages: {} },
    ],
  },
  {
    id: 'barcode',
    platforms: [
      { id: 'Android', label: 'Android', pages: { barcodeScan: '/docs/barcode/Android' } },
    ],
  },
];

describe('featureLinks', () => {
  it('leads to the page of the platform and product', () => {
    const links = featureLinks(products, 'Android');
    expect(links).toHaveLength(features.length);
    expect(links.find(({ id }) => id === 'docScan')?.url).toBe('/docs/Android/docScan');
    expect(links.find(({ id }) => id === 'barcodeScan')?.url).toBe('/docs/barcode/Android');
  });

  it('names the platforms that have what the platform lacks', () => {
    const docScan = featureLinks(products, 'Windows').find(({ id }) => id === 'docScan');
    expect(docScan).toMatchObject({ url: undefined, elsewhere: ['Android'] });
  });

  it('is empty without a site map', () => {
    expect(featureLinks([], 'Android').every(({ url }) => url === undefined)).toBe(true);
  });
});

describe('enumerate', () => {
  it.each([
    [[], ''],
    [['iOS'], 'iOS'],
    [['Android', 'iOS'], 'Android and iOS'],
    [['Android', 'iOS', 'Cordova'], 'Android, iOS, and Cordova'],
  ])('%j', (words, text) => {
    expect(enumerate(words)).toBe(text);
  });
});
