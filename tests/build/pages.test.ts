// Static HTML of parts of pages that work before scripts run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stripMarkers } from '../../samples/verifier/src/regions.mjs';
import { fillStarter, starterOf, starterValues } from '../../samples/verifier/src/starters.mjs';
import { trialUrl } from '../../src/model/constants';
import { platformIds } from '../../src/model/platforms';
import { buildDir, built, pageHtml, routes, siteDir } from '../builtSite';
import { guides } from '../docsTree';
import { serveBuild } from './server';
import { attributesOf } from './structure';

const get = serveBuild();

/** Where the sample checker finds versions and facts. */
const paths = {
  root: siteDir,
  verifier: join(siteDir, 'samples/verifier'),
  apiSources: join(siteDir, 'api-sources'),
  cache: join(siteDir, 'samples/verifier/.cache'),
};

const guide = '/docs/Android/docScan';
const reference = '/docs/react-native/api/interfaces/DocumentScannerConfiguration';

it('every mark of names on other platforms has names, and links to anchors that exist', () => {
  for (const path of [guide, reference, '/docs/barcode-scanner-sdk/react-native/barcodeScan']) {
    const product = path.includes('barcode-scanner-sdk') ? 'barcode' : 'document';
    const ids = [...pageHtml(path).matchAll(/aria-label="([\w.]+) on other platforms/g)].map(
      ([, of = '']) => of,
    );
    expect(ids.length).toBeGreaterThan(5);
    for (const of of ids) {
      const [type = '', member = ''] = of.split('.');
      const file = JSON.parse(built(`equivalents/${product}/${type}.json`)) as {
        readonly symbols: Record<string, Record<string, readonly string[]>>;
      };
      const found = Object.values(file.symbols[member] ?? {});
      expect(found, of).not.toEqual([]);
      for (const [, href] of found) {
        const [page = '', anchor = ''] = (href ?? '').split('#');
        if (page === '') continue;
        const html = pageHtml(page);
        expect(
          anchor === '' || html.includes(`id="${anchor}"`) || html.includes(`id=${anchor}`),
          href,
        ).toBe(true);
      }
    }
  }
});

it('404.html has its title, is not indexed and has no canonical URL before scripts run', () => {
  const html = built('404.html');
  expect(html).toMatch(/<title[^>]*>Page not found \| Deckle Docs</);
  expect(html).toMatch(/<meta[^>]*name="?robots"? content="?noindex/);
  expect(html).not.toMatch(/<(?:link|meta)\b[^>]*(?:rel="?canonical|og:url)/);
});

it('the platform switcher is complete in the HTML as served', () => {
  const html = pageHtml('/docs/Android/docScan');
  const part = html.slice(html.indexOf('<details'), html.indexOf('</details>'));
  for (const href of [
    '/docs/Android/docScan',
    '/docs/react-native/docScan',
    '/docs/capacitor/docScan',
    '/docs/Windows/dataExtraction',
    '/docs/barcode-scanner-sdk/react-native/',
  ]) {
    expect(part).toContain(`href=${href}`);
  }
  expect(part.replace(/<!-- -->/g, '')).toContain('Not available: opens Data extraction');
});

it('home leads to every platform of both SDKs and to a trial license', () => {
  const html = pageHtml('/');
  const wanted = guides.filter(({ kind }) => kind.id === 'intro').map(({ url }) => url);
  expect(wanted.length).toBeGreaterThan(platformIds.length);
  const hrefs = new Set(attributesOf(html, 'a').map(({ href }) => href));
  expect([...wanted, trialUrl].filter((url) => !hrefs.has(url))).toEqual([]);
  // Before scripts run, the choice of a platform is a list of links.
  const chooser = /aria-label="Your platform">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '';
  expect(attributesOf(chooser, 'button')).toEqual([]);
  expect(attributesOf(chooser, 'a')).toHaveLength(platformIds.length);
});

it('the footer leads to the overview of sheets to scan, and the overview to both kinds', () => {
  const html = pageHtml('/docs');
  expect(html.slice(html.lastIndexOf('footer__links'))).toMatch(/href="?\/docs\/sheets\/[\s">]/);
  for (const kind of ['barcodes', 'documents']) {
    expect(pageHtml('/docs/sheets')).toMatch(new RegExp(`href="?/docs/sheets/${kind}[\\s">]`));
    expect(pageHtml(`/docs/sheets/${kind}`)).toMatch(/href="?\/docs\/sheets\/[\s">]/);
  }
});

it('src/theme/SearchMetadata: there are no tags for the crawler of a search service', () => {
  expect(built('docs/Android/docScan/index.html')).not.toMatch(
    /<meta[^>]*(?:docsearch|docusaurus_)/,
  );
});

it('every file for download that a page links to is part of the build', () => {
  const linked = new Set(
    routes.flatMap((path) =>
      [...pageHtml(path).matchAll(/href="?\/(img\/[^\s">]+)/g)].map(([, file = '']) => file),
    ),
  );
  for (const type of ['svg', 'pdf', 'png', 'json'])
    expect([...linked]).toContain(`img/sample-invoice.${type}`);
  expect([...linked].filter((file) => !existsSync(join(buildDir, file)))).toEqual([]);
  expect(built('img/sample-invoice.json')).toBe(
    readFileSync(join(siteDir, 'samples/document/sample-invoice.json'), 'utf8'),
  );
});

it('every "Full file" link opens that sample as text', async () => {
  const files = new Set(
    routes.flatMap((path) =>
      [...pageHtml(path).matchAll(/href=\/(samples\/[^\s>]+)\.txt/g)].map(([, file = '']) => file),
    ),
  );
  expect(files.size).toBeGreaterThan(10);
  for (const file of files) {
    const response = await get(`/${file}.txt`);
    expect(response.status, file).toBe(200);
    expect(response.headers['content-type']).toContain('text/plain');
    const text = readFileSync(join(siteDir, file), 'utf8');
    const starter = starterOf(file);
    const shown =
      starter === undefined ? text : fillStarter(text, starterValues(starter, paths)).code;
    expect(response.body.trim(), file).toBe(stripMarkers(shown).trim());
  }
});
