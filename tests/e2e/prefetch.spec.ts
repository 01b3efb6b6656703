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
  // A page whose first screen leaves room for the next page.
  await open(page, '/docs/Android/intro');
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await expect
    .poll(() => found.map((url) => new URL(url).pathname))
    .toContain(payloadPath('/docs/Android/getStarted'));
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

for (const [name, connection, isAhead] of [
  ['Save-Data', { effectiveType: '4g', saveData: true }, false],
  ['2g', { effectiveType: '2g' }, false],
  ['slow-2g', { effectiveType: 'slow-2g' }, false],
  ['an unknown speed', {}, true],
] as const) {
  test(`loads ${isAhead ? '' : 'nothing '}ahead of a click with ${name}`, async ({ page }) => {
    await connect(page, connection);
    const found = prefetches(page);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await open(page, guide);
    const pointed = sidebarLink(page, '/docs/Android/pdfCreation');
    await pointed.hover();
    if (isAhead) {
      await expect.poll(() => found).not.toEqual([]);
      await expect.poll(() => asked).toContain(payloadPath('/docs/Android/pdfCreation'));
      return;
    }
    // By the time another page has come, that one would have been asked for.
    await sidebarLink(page, '/docs/Android/imageExport').click();
    await arrived(page, '/docs/Android/imageExport');
    expect(found).toEqual([]);
    expect(asked).not.toContain(payloadPath('/docs/Android/pdfCreation'));
  });
}

test('touching a link fetches its page @phone', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: false });
  // Nothing is prefetched: only the touch counts.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await open(page, guide);
  const link = page.locator('.pagination-nav__link--next');
  const asked = page.waitForRequest(/\/docs\/Android\/\w+\.json$/);
  await link.dispatchEvent('touchstart');
  await asked;
  await expect(page).toHaveURL(guide);
});
