// What every page of the build has, and where its links lead.
import { expect, it } from 'vitest';
import { attributesOf, pageStructure } from './structure';
import { fileBehind, pages } from './site';
import { siteUrl } from '../../src/model/constants';

it('the site has home, the docs root, guides of both products and references', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/docs/',
      '/docs/Android/docScan',
      '/docs/react-native/docScan',
      '/docs/react-native/api/',
      '/docs/capacitor/api/interfaces/DeckleSDK',
      '/docs/barcode-scanner-sdk/react-native/barcodeScan',
      '/docs/barcode-scanner-sdk/react-native/api/',
    ]),
  );
});

it('every page has one main heading, one main area, one navbar, and each id once', () => {
  const wrong = pages
    .map(({ path, html }) => ({ path, ...pageStructure(html) }))
    .filter(
      ({ headings, mains, navbars, repeatedIds }) =>
        headings !== 1 || mains !== 1 || navbars !== 1 || repeatedIds.length > 0,
    );
  expect(wrong).toEqual([]);
});

it('descriptions of docs pages have the length that search results show', () => {
  const wrong = pages
    .filter(({ path }) => path.startsWith('/docs/'))
    .map(({ path, html }) => ({
      path,
      length:
        attributesOf(html, 'meta').find(({ name }) => name === 'description')?.content?.length ?? 0,
    }))
    .filter(({ length }) => length < 120 || length > 160);
  expect(wrong).toEqual([]);
});

it('no page has a broken link within the site', () => {
  const missing = new Set<string>();
  for (const { path, html } of pages) {
    for (const { href } of attributesOf(html, 'a')) {
      if (href === undefined) continue;
      const url = new URL(href, siteUrl + path);
      if (url.origin === siteUrl && fileBehind(url.origin + url.pathname) === undefined)
        missing.add(`${path}: ${href}`);
    }
  }
  expect([...missing]).toEqual([]);
});

it('the links that claim to be the current page are it, one in each list (src/theme/NavbarItem/NavbarNavLink.tsx)', () => {
  const wrong = pages.flatMap(({ path, html }) => {
    const parts = html.split(/<\/?nav\b/);
    return parts.flatMap((part) => {
      const claims = attributesOf(part, 'a').filter((link) => link['aria-current'] === 'page');
      return claims.length <= 1 && claims.every(({ href }) => href === path)
        ? []
        : [`${path}: ${claims.map(({ href }) => href).join(' ')}`];
    });
  });
  expect(wrong).toEqual([]);
});
