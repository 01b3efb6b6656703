// What is loaded ahead of a click. Scroll positions and places on a page, in each engine: tests/core.
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { payloadPath } from '../../src/model/documentPage';
import { arrived, built, connect, expect, open, sidebarLink, test } from './site';

const guide = '/docs/Android/docScan';

/** Files that were asked for ahead of a click. */
function prefetches(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') found.push(request.url());
  });
  return found;
}

test('a guide prefetches the pages that it links to, within 60 kB', async ({ page }) => {
  const found = prefetches(page);
  await open(page, guide);
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await expect
    .poll(() => found.map((url) => new URL(url).pathname))
    .toContain(payloadPath('/docs/Android/dataExtraction'));
  for (const url of found) expect(new URL(url).pathname).toMatch(/^\/docs\/Android\/\w+\.json$/);
  expect(found.length).toBeLessThanOrEqual(4);
  // The server of the tests does not compress.
  const bytes = found.map(
    (url) => brotliCompressSync(built(new URL(url).pathname.slice(1))).length,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('pointing at a link fetches its page, and the click nothing more', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: false });
  // Nothing is prefetched: only the pointer counts.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await open(page, guide);
  const link = page
    .locator('article a[href^="/docs/Android/"][href*="#"]:not([href^="/docs/Android/docScan"])')
    .filter({ visible: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  const response = page.waitForResponse(/\/docs\/Android\//);
  await link.hover();
  // The payload names the stylesheets, so they are requested after it.
  const { styles } = (await (await response).json()) as { readonly styles: readonly string[] };
  await page.waitForFunction(
    (hrefs) =>
      [...document.querySelectorAll<HTMLStyleElement>('link[href], style[data-href]')]
        .filter(({ sheet }) => sheet !== null)
        .map((element) => element.getAttribute('href') ?? element.dataset.href)
        .filter((href) => hrefs.includes(href ?? '')).length >= hrefs.length,
    styles,
  );
  // The click needs nothing more.
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await arrived(page, target);
  expect(asked.filter((url) => !/\.(svg|woff2)$/.test(url))).toEqual([]);
});

// Which connections count as slow: src/fast-documents/client/prefetch.test.ts.
test('prefetches nothing with Save-Data', async ({ page }) => {
  await connect(page);
  const found = prefetches(page);
  await open(page, guide);
  const link = sidebarLink(page, '/docs/Android/pdfCreation');
  await link.hover();
  // The click requests the page.
  await link.click();
  await arrived(page, '/docs/Android/pdfCreation');
  expect(found).toEqual([]);
});
