import { describe, expect, it } from 'vitest';
import {
  siteMapOf,
  switchTarget,
  type DocEntry,
  type PlatformPages,
  type ProductPages,
} from './siteMap';

const docs: readonly DocEntry[] = [
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
].map((id) => ({ id, path: `/docs/${id.replace(/index$/, '')}` }));

const map = siteMapOf(docs);

function product(id: string): ProductPages {
  const found = map.products.find((p) => p.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

function platform(id: string, of = 'document'): PlatformPages {
  const found = product(of).platforms.find((p) => p.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('siteMapOf', () => {
  it('has only platforms with pages, in the order of the platforms', () => {
    expect(product('document').platforms.map(({ id }) => id)).toEqual([
      'Android',
      'react-native',
      'capacitor',
      'Windows',
    ]);
    expect(product('barcode').platforms.map(({ id }) => id)).toEqual(['react-native']);
  });

  it('knows pages by kind, and the reference apart from them', () => {
    expect(platform('Android')).toMatchObject({
      intro: '/docs/Android/intro',
      pages: { docScan: '/docs/Android/docScan' },
      hasGuides: true,
    });
    expect(platform('Android')).not.toHaveProperty('api');
    expect(platform('react-native').api).toBe('/docs/react-native/api/');
  });

  it('starts a platform without guides at its reference', () => {
    expect(platform('capacitor')).toMatchObject({
      intro: '/docs/capacitor/api/',
      pages: {},
      hasGuides: false,
    });
  });

  it('keeps the products apart', () => {
    expect(platform('react-native').pages).not.toHaveProperty('barcodeScan');
    expect(platform('react-native', 'barcode').pages.barcodeScan).toBe(
      '/docs/barcode-scanner-sdk/react-native/barcodeScan',
    );
  });

  it('is empty without documents', () => {
    expect(siteMapOf([]).products.flatMap((p) => p.platforms)).toEqual([]);
  });
});

describe('switchTarget', () => {
  const to = (id: string, kind: string | undefined, of = 'document') =>
    switchTarget(product(of), platform(id, of), kind);

  it('keeps the kind of page', () => {
    expect(to('Android', 'docScan')).toEqual({
      path: '/docs/Android/docScan',
      exact: true,
      title: 'Document scanning',
    });
  });

  it('links to the first page of the same group if the kind is missing', () => {
    expect(to('Windows', 'docScan')).toEqual({
      path: '/docs/Windows/textDetection',
      exact: false,
      title: 'Text recognition',
    });
    expect(to('Android', 'scantips')).toEqual({
      path: '/docs/Android/onboarding',
      exact: false,
      title: 'Onboarding',
    });
  });

  it('links to the introduction if the group is missing, too', () => {
    expect(to('Windows', 'theming')).toEqual({
      path: '/docs/Windows/intro',
      exact: false,
      title: 'Introduction',
    });
    expect(to('Windows', 'getStarted')).toEqual({
      path: '/docs/Windows/intro',
      exact: false,
      title: 'Introduction',
    });
  });

  it('links to the reference of a platform without guides, and marks it as such', () => {
    expect(to('capacitor', 'docScan')).toEqual({
      path: '/docs/capacitor/api/',
      exact: false,
      title: 'API reference',
    });
    expect(to('capacitor', 'intro')).toEqual({
      path: '/docs/capacitor/api/',
      exact: false,
      title: 'API reference',
    });
  });

  it('keeps the reference', () => {
    expect(to('capacitor', 'api')).toEqual({
      path: '/docs/capacitor/api/',
      exact: true,
      title: 'API reference',
    });
    expect(to('Android', 'api')).toEqual({
      path: '/docs/Android/intro',
      exact: false,
      title: 'Introduction',
    });
  });

  it('does not speak of another page where the reader is on none', () => {
    expect(to('Android', undefined)).toMatchObject({ path: '/docs/Android/intro', exact: true });
  });

  it('never takes a kind of the other product for its own', () => {
    expect(to('react-native', 'docScan', 'barcode')).toMatchObject({
      path: '/docs/barcode-scanner-sdk/react-native/intro',
      exact: false,
    });
  });
});
