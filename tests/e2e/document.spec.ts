// Texts of documents: static HTML in the browser, which navigation takes from the page (src/fast-documents).
import type { Page } from '@playwright/test';
import { pauseScript } from '../../src/fast-documents/client/pause';
import { arrived, built, expect, hydrated, markServed, open, sameDocument, test } from './site';

const from = '/docs/Android/intro';
const to = '/docs/Android/docScan';

const text = (page: Page): ReturnType<Page['locator']> => page.locator('.theme-doc-markdown');

/** The text as HTML, without the scripts that divide its first layout. */
const htmlOf = async (page: Page): Promise<string> =>
  (await text(page).innerHTML()).replaceAll(`<script>${pauseScript}</script>`, '');

test.describe('src/theme/DocItem/Layout', () => {
  test('keeps the text as it was served', async ({ page }) => {
    await markServed(page, '.theme-doc-markdown *');
    await open(page, to);
    expect(await text(page).locator(':not([data-served])').count()).toBe(0);
    expect(await text(page).locator('[data-served]').count()).toBeGreaterThan(500);
  });

  for (const [start, link, path] of [
    [from, `aside a[href="${to}"]`, to],
    [
      '/docs/react-native/api/',
      '.theme-doc-markdown a[href="/docs/react-native/api/interfaces/DocumentScannerConfiguration"]',
      '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
    ],
    [from, '.navbar a[href="/docs/"]', '/docs/'],
  ] as const) {
    test(`shows the same text after a link as after a visit: ${path}`, async ({ page }) => {
      await open(page, path);
      const visited = await htmlOf(page);
      await open(page, start);
      const same = await sameDocument(page);
      await page.locator(link).first().click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => htmlOf(page)).toBe(visited);
      expect(await same()).toBe(true);
    });
  }

  test('its links lead on without a new page, its files do not', async ({ page }) => {
    await open(page, from);
    const same = await sameDocument(page);
    const link = text(page).locator(`a[href="${to}"]`).first();
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Document scanning on Android',
    );
    expect(await same()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(from);
    expect(await same()).toBe(true);

    // A place on another page, and one on the same.
    await page.goto(to);
    await hydrated(page);
    const again = await sameDocument(page);
    const place = text(page).locator('a[href*="#"][href^="/docs/Android/"]').first();
    const target = (await place.getAttribute('href')) ?? '';
    await place.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(`[id="${target.replace(/^.*#/, '')}"]`)).toBeInViewport();
    expect(await again()).toBe(true);
  });

  test('leaves new tabs and windows to the browser', async ({ page, context }) => {
    await open(page, from);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      text(page)
        .locator(`a[href="${to}"]`)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(to);
    await expect(page).toHaveURL(from);
  });

  test('code can be copied and tabs chosen on a page that a link has led to', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, from);
    await text(page).locator(`a[href="${to}"]`).first().click();
    await arrived(page, to);
    await page.getByRole('tab', { name: 'Java' }).first().click();
    const panel = page.getByRole('tabpanel').filter({ visible: true }).first();
    await panel.getByRole('button', { name: /Copy/ }).click();
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await panel.locator('pre code').innerText());
    await expect(panel.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
  });

  test('a choice of tabs reaches other windows', async ({ page, context }) => {
    await open(page, to);
    const other = await context.newPage();
    await open(other, to);
    await page.getByRole('tab', { name: 'Java' }).first().click();
    await expect(other.getByRole('tab', { name: 'Java' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('islands are mounted after a link, too', async ({ page }) => {
    await open(page, from);
    const same = await sameDocument(page);
    await page.locator('aside a[href="/docs/Android/colorConfig"]').first().click();
    await expect(page).toHaveURL('/docs/Android/colorConfig');
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(1);
    expect(await same()).toBe(true);
  });
});

test('React leaves the head alone that the build wrote', async ({ page }) => {
  const html = built('docs/Android/docScan/index.html');
  const card = /property="?og:image"? content="?([^\s">]+)/.exec(html)?.[1] ?? '';
  const blocks = html.match(/type="?application\/ld\+json/g) ?? [];
  expect(blocks.length).toBeGreaterThan(1);
  await open(page, to);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', card);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(blocks.length);
});

test('src/theme/NavbarItem/ComponentTypes.tsx: every type of the navbar is there', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.locator('nav.navbar');
  await expect(navbar.getByRole('link', { name: 'Platforms' })).toBeVisible();
  await expect(navbar.getByRole('button', { name: 'API reference' })).toBeVisible();
  await expect(navbar.getByRole('button', { name: 'Releases' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Verified samples' })).toBeVisible();
});
