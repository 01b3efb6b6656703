// What every page of the build has, where its links lead, and parts of pages that work before scripts run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { platformValues } from '../../src/model/platformValues';
import { stripMarkers } from '../../src/base/regions';
import { fillStarter, starterOf } from '../../src/model/starters';
import { trialUrl } from '../../src/model/constants';
import { platformIds } from '../../src/model/platforms';
import { buildDir, built, publicUrl, routes, siteDir } from '../builtSite';
import { guides } from '../docsTree';
import { attributesOf, hasTarget, pageAt, pages } from './site';

const guide = '/docs/Android/docScan';

it('every page has one main heading, one main area, one navbar, and each id once', () => {
  const wrong = pages.flatMap(({ path, tags }) => {
    const names = tags.map(({ name, attributes }) =>
      name === 'nav' && /(?:^| )navbar(?: |$)/.test(attributes.class ?? '') ? 'navbar' : name,
    );
    const ids = tags.flatMap(({ attributes: { id } }) => id ?? []);
    return [
      ...['h1', 'main', 'navbar']
        .filter((name) => names.filter((one) => one === name).length !== 1)
        .map((name) => `${path}: ${name}`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`),
    ];
  });
  expect(wrong).toEqual([]);
});

it('no page has a broken link within the site, anchors included', () => {
  const broken = pages.flatMap((page) =>
    page
      .attributesOf('a')
      .filter(({ href = '' }) => !href.startsWith('#__') && !hasTarget(href, page.path))
      .map(({ href }) => `${page.path}: ${href ?? ''}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

it('tabs and panels name each other, and one tab of each list is chosen', () => {
  const tabs = pages.flatMap((page) =>
    page.tags.filter(({ attributes }) => attributes.role === 'tab').map((tab) => ({ page, tab })),
  );
  expect(tabs.length).toBeGreaterThan(100);
  const wrong = tabs.filter(({ page, tab: { attributes: tab } }) => {
    const panel = page.tags.find(({ attributes }) => attributes.id === tab['aria-controls']);
    const { role, hidden, 'aria-labelledby': label } = panel?.attributes ?? {};
    const isNamed = role === 'tabpanel' && label === tab.id;
    return !isNamed || (hidden === undefined) !== (tab['aria-selected'] === 'true');
  });
  expect(wrong.map(({ page, tab }) => `${page.path}#${tab.attributes.id ?? ''}`)).toEqual([]);
});

it('the links that claim to be the current page are it, one in each list (src/theme/NavbarItem/NavbarNavLink.tsx)', () => {
  const wrong = pages.flatMap(({ path, html }) =>
    html.split(/<\/?nav\b/).flatMap((part) => {
      const claims = attributesOf(part, 'a').filter((link) => link['aria-current'] === 'page');
      return claims.length <= 1 && claims.every(({ href }) => href === path)
        ? []
        : [`${path}: ${claims.map(({ href }) => href).join(' ')}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it('home leads to every platform of both SDKs and to a trial license', () => {
  const home = pageAt('/');
  const wanted = guides.filter(({ kind }) => kind.id === 'intro').map(({ url }) => url);
  expect(wanted.length).toBeGreaterThan(platformIds.length);
  const hrefs = new Set(home.attributesOf('a').map(({ href }) => href));
  expect([...wanted, trialUrl].filter((url) => !hrefs.has(url))).toEqual([]);
  // Before scripts run, the choice of a platform is a list of links.
  const chooser = /aria-label="Your platform">([\s\S]*?)<\/div>/.exec(home.html)?.[1] ?? '';
  expect(attributesOf(chooser, 'button')).toEqual([]);
  expect(attributesOf(chooser, 'a')).toHaveLength(platformIds.length);
});

it.each([
  ['/docs/Flutter/sdkInit', '/docs/errors#license-expired'],
  ['/docs/Flutter/getStarted', '/docs/errors'],
  ['/docs/sheets', '/docs/sheets/barcodes'],
  ['/docs/sheets', '/docs/sheets/documents'],
  ['/docs/sheets/barcodes', '/docs/sheets/'],
  ['/docs/sheets/documents', '/docs/sheets/'],
])('%s leads to %s, and its footer to errors and sheets', (path, to) => {
  const [text = '', footer = ''] = pageAt(path).html.split('<footer class="theme-layout-footer');
  const hrefsIn = (part: string) => attributesOf(part, 'a').map(({ href }) => href);
  expect(hrefsIn(text)).toContain(to);
  expect(hrefsIn(footer)).toEqual(expect.arrayContaining(['/docs/errors', '/docs/sheets/']));
});

it('every page is in English, from left to right, and links to the licenses', () => {
  for (const page of pages) {
    expect(page.attributesOf('html'), page.path).toMatchObject([{ lang: 'en', dir: 'ltr' }]);
    const languages = page.attributesOf('link').flatMap(({ hreflang }) => hreflang ?? []);
    expect(new Set(languages), page.path).toEqual(new Set(['en', 'x-default']));
    expect(page.attributesOf('a').map(({ href }) => href)).toContain('/licenses.txt');
  }
});

it('the version is "current", shown as "Next" in the menu of releases', () => {
  const { html } = pageAt(guide);
  expect(html).toMatch(/<html[^>]*class="?[^">]*docs-version-current/);
  expect(html).toMatch(/class="?navbar__link"?[^>]*>Releases</);
  expect(html).toMatch(/class="?dropdown__link\b[^>]*>Newest releases \(Next\)</);
  // No other version has pages.
  expect(routes.filter((route) => /^\/docs\/(?:next|current|\d)/i.test(route))).toEqual([]);
});

it('no tags are there for the crawler of a search service', () => {
  expect(pageAt(guide).html).not.toMatch(/<meta[^>]*(?:docsearch|docusaurus_)/);
});

it('the sitemap says weekly and 0.5 of every page', () => {
  const urls = built('sitemap.xml').split('<url>').slice(1);
  expect(urls).toHaveLength(routes.length);
  for (const url of urls)
    expect(url).toMatch(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/);
  expect(built('sitemap.xml')).toContain(`<loc>${publicUrl}/</loc>`);
});

it('no field of a page is restored by the browser on a reload', () => {
  // Firefox sets fields back to what they were, which the page would not know.
  const fields = pages.flatMap((page) =>
    ['input', 'select', 'textarea'].flatMap((name) => page.attributesOf(name)),
  );
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([]);
});

it.each([
  guide,
  '/docs/Android/colorConfig',
  '/docs/errors',
  '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
])('code of %s is marked as not to be translated', (path) => {
  const code = pageAt(path)
    .html.replace(/(<pre\b[^>]*translate="?no\b[^>]*>\s*)<code\b[^>]*>/g, '$1')
    .match(/<(?:pre|code)\b[^>]*>/g);
  expect(code?.length).toBeGreaterThan(10);
  expect(code?.filter((tag) => !/translate="?no\b/.test(tag))).toEqual([]);
});

it('every mark of names on other platforms leads to a section that lists them', () => {
  for (const path of [
    guide,
    '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
    '/docs/barcode-scanner-sdk/react-native/barcodeScan',
  ]) {
    const marks = pageAt(path)
      .attributesOf('a')
      .filter((attributes) => 'data-equivalents' in attributes);
    expect(marks.length).toBeGreaterThan(5);
    for (const { href = '' } of marks) {
      const [page = '', anchor = 'platforms'] = href.split('#');
      const [, section = ''] = pageAt(page).html.split(new RegExp(`<h[23][^>]* id="?${anchor}"?>`));
      expect(section.split(/<h[23][ >]/)[0], href).toContain('data-symbol-rows');
    }
  }
});

it('404.html has its title, and stays out of search engines before scripts run', () => {
  const html = built('404.html');
  expect(html).toMatch(/<title[^>]*>Page not found \| Deckle Docs</);
  expect(html).toMatch(/<meta[^>]*name="?robots"? content="?noindex/);
  expect(html).not.toMatch(
    /<link[^>]*rel="?canonical|hreflang|og:url|og:image|BreadcrumbList|TechArticle/,
  );
});

it('the platform switcher leads to this page on other platforms, or to the nearest, in the HTML as served', () => {
  const { html } = pageAt(guide);
  const part = html.slice(html.indexOf('<details'), html.indexOf('</details>'));
  expect(part).toContain(`href=${guide}`);
  expect(part).toContain('href=/docs/Windows/dataExtraction');
  expect(part.replace(/<!-- -->/g, '')).toContain('No such guide: opens Data extraction');
});

const linked = new Set(
  pages.flatMap((page) => page.attributesOf('a').flatMap(({ href }) => href ?? [])),
);

it('the files of the sample invoice are linked for download, and part of the build', () => {
  for (const type of ['svg', 'pdf', 'png', 'json'])
    expect([...linked]).toContain(`/img/sample-invoice.${type}`);
  const images = [...linked].filter((href) => href.startsWith('/img/'));
  expect(images.filter((href) => !existsSync(join(buildDir, href)))).toEqual([]);
  expect(built('img/sample-invoice.json')).toBe(
    readFileSync(join(siteDir, 'samples/document/sample-invoice.json'), 'utf8'),
  );
});

it('every "Full file" link opens that sample as text', () => {
  const samples = [...linked].filter((href) => /^\/samples\/.*\.txt$/.test(href));
  expect(samples.length).toBeGreaterThan(10);
  for (const href of samples) {
    const file = href.slice(1, -'.txt'.length);
    const text = readFileSync(join(siteDir, file), 'utf8');
    const starter = starterOf(file);
    const shown =
      starter === undefined ? text : fillStarter(text, platformValues(starter, siteDir)).code;
    expect(built(href.slice(1)).trim(), file).toBe(stripMarkers(shown).trim());
  }
});
