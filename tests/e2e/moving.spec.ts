// Moving around: scroll positions, places on a page, and loading ahead of a click.
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { maxPrefetches } from '../../src/fast-documents/client/prefetch';
import { payloadPath, type DocumentPayload } from '../../src/fast-documents/client/payload';
import { built, connect, expect, open, sameDocument, test } from './site';

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('a new page begins at its top, and Back restores the place', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  await page.evaluate(() => {
    window.scrollTo(0, 1500);
  });
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'PDF creation' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PDF');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/Android/docScan');
  // The position is restored once the page is as long as it was; rounding may differ by a pixel.
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1450);
  expect(await scrollY(page)).toBeLessThan(1550);
});

for (const width of [1280, 320]) {
  test(`no target of a hash is hidden under the navbar, ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/docs/Android/docScan');
    const ids = [
      ...(
        await page.locator('article :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id))
      ).slice(0, 5),
      'DocumentScannerConfiguration.autoCapture',
    ];
    for (const id of ids) {
      // On a page that is opened, and from a link on the page.
      for (const arrive of id === ids[0] || id === ids.at(-1) ? ['open', 'link'] : ['link']) {
        if (arrive === 'open') {
          await page.goto('about:blank');
          await open(page, `/docs/Android/docScan#${id}`);
        } else {
          await page.evaluate((hash) => {
            window.scrollTo(0, document.body.scrollHeight);
            window.location.hash = '';
            window.location.hash = hash;
          }, id);
        }
        await expect
          .poll(
            () =>
              page.evaluate((target) => {
                const navbar =
                  document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
                const { top } = document.getElementById(target)?.getBoundingClientRect() ?? {
                  top: -1,
                };
                return top >= Math.max(0, navbar) && top < window.innerHeight;
              }, id),
            { message: `${id}, ${arrive}` },
          )
          .toBe(true);
      }
    }
  });
}

/** Files that were asked for ahead of a click. */
function prefetches(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') found.push(request.url());
  });
  return found;
}

test('a guide prefetches the next page and guides that its text links to, within 60 kB', async ({
  page,
}) => {
  const found = prefetches(page);
  await open(page, '/docs/Android/docScan');
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await expect
    .poll(() => found.map((url) => new URL(url).pathname))
    .toContain(payloadPath('/docs/Android/dataExtraction'));
  for (const url of found) expect(new URL(url).pathname).toMatch(/^\/docs\/Android\/\w+\.json$/);
  expect(found.length).toBeLessThanOrEqual(maxPrefetches);
  // The server of the tests does not compress.
  const bytes = found.map(
    (url) => brotliCompressSync(built(new URL(url).pathname.slice(1))).length,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('hovering over a link with a hash prefetches its page, so the click needs no request', async ({
  page,
}) => {
  await connect(page, { effectiveType: '4g', saveData: false });
  // Nothing is prefetched: only the pointer counts.
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe = (): boolean => true;
      unobserve = (): boolean => true;
      disconnect = (): boolean => true;
    } as unknown as typeof IntersectionObserver;
  });
  await open(page, '/docs/Android/docScan');
  const link = page
    .locator('article a[href^="/docs/Android/"][href*="#"]:not([href^="/docs/Android/docScan"])')
    .filter({ visible: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  const response = page.waitForResponse(/\/docs\/Android\//);
  await link.hover();
  // The payload names the stylesheets, so they are requested after it.
  const { styles } = (await (await response).json()) as DocumentPayload;
  await page.waitForFunction((hrefs) => {
    const loaded = [...document.styleSheets].map(({ href, ownerNode }) =>
      ownerNode instanceof HTMLStyleElement
        ? ownerNode.dataset.href
        : href && new URL(href).pathname,
    );
    return hrefs.every((href) => loaded.includes(href));
  }, styles);
  // The click needs nothing more.
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const before = page.url();
  await link.click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('scanning');
  expect(asked.filter((url) => !/\.(svg|woff2)$/.test(url))).toEqual([]);
});

// Which connections count as slow: src/fast-documents/client/prefetch.test.ts.
test('prefetches nothing with Save-Data', async ({ page }) => {
  await connect(page);
  const found = prefetches(page);
  await open(page, '/docs/Android/docScan');
  const link = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'PDF creation' });
  await link.hover();
  // The click requests the page.
  await link.click();
  await expect(page).toHaveURL('/docs/Android/pdfCreation');
  expect(found).toEqual([]);
});

test('links, the drawer and search work without APIs that older supported browsers lack', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window.CSS, 'escape');
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, '/docs/Android/docScan');
  const stays = await sameDocument(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('scanning');
  expect(await stays()).toBe(true);

  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  // From the first stop to the last one, and back.
  await drawer.getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(search.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
});
