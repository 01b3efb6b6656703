import { describe, expect, it } from 'vitest';
import { siteMapOf, switchTarget, type PlatformPages, type ProductPages } from './siteMap';

const map = siteMapOf(
  [
    'index',
    'Android/intro',
    'Android/docScan',
    'Android/onboarding',
    'Android/theming',
    'Windows/intro',
    'Windows/textDetection',
    'capacitor/api/index',
    'capacitor/api/interfaces/ColorConfig',
    'react-native/intro',
    'react-native/api/index',
    'barcode-scanner-sdk/react-native/intro',
    'barcode-scanner-sdk/react-native/barcodeScan',
  ].map((id) => ({ id, path: `/docs/${id.replace(/index$/, '')}` })),
);

function find<T extends { readonly id: string }>(all: readonly T[] | undefined, id: string): T {
  const found = all?.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

const product = (id: string): ProductPages => find(map.products, id);
const platform = (id: string, of = 'document'): PlatformPages => find(product(of).platforms, id);

describe('siteMapOf', () => {
  it('has only platforms with pages, in the order of the platforms, by product', () => {
    const ids = map.products.map(({ platforms }) => platforms.map(({ id }) => id));
    expect(ids).toEqual([['Android', 'react-native', 'capacitor', 'Windows'], ['react-native']]);
    expect(siteMapOf([]).products.flatMap(({ platforms }) => platforms)).toEqual([]);
  });

  it('knows pages by kind, and the reference apart from them', () => {
    expect(platform('Android')).toMatchObject({
      intro: '/docs/Android/intro',
      pages: { docScan: '/docs/Android/docScan' },
      hasGuides: true,
    });
    expect(platform('Android')).not.toHaveProperty('api');
    expect(platform('react-native').api).toBe('/docs/react-native/api/');
    expect(platform('react-native').pages).not.toHaveProperty('barcodeScan');
    expect(platform('react-native', 'barcode').pages.barcodeScan).toBe(
      '/docs/barcode-scanner-sdk/react-native/barcodeScan',
    );
  });

  it('starts a platform without guides at its reference', () => {
    expect(platform('capacitor')).toMatchObject({
      intro: '/docs/capacitor/api/',
      pages: {},
      hasGuides: false,
    });
  });
});

describe('switchTarget', () => {
  it.each([
    ['the same kind', 'Android', 'docScan', 'Android/docScan', true, 'Document scanning'],
    ['the first of its group', 'Windows', 'docScan', 'Windows/textDetection', false, 'Text'],
    ['the first of its group', 'Android', 'scantips', 'Android/onboarding', false, 'Onboarding'],
    ['the introduction', 'Windows', 'theming', 'Windows/intro', false, 'Introduction'],
    ['the reference without guides', 'capacitor', 'docScan', 'capacitor/api/', false, 'API'],
    ['the reference', 'capacitor', 'api', 'capacitor/api/', true, 'API reference'],
    ['the introduction', 'Android', 'api', 'Android/intro', false, 'Introduction'],
    // The reader is on no page that this one is not like.
    ['the introduction', 'Android', undefined, 'Android/intro', true, 'Introduction'],
  ])('is %s: on %s for %s', (_, id, kind, path, exact, title) => {
    expect(switchTarget(product('document'), platform(id), kind)).toEqual({
      path: `/docs/${path}`,
      exact,
      title: expect.stringContaining(title) as string,
    });
  });

  it('never takes a kind of the other product for its own', () => {
    expect(
      switchTarget(product('barcode'), platform('react-native', 'barcode'), 'docScan'),
    ).toMatchObject({ path: '/docs/barcode-scanner-sdk/react-native/intro', exact: false });
  });
});
