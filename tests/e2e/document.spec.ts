// Texts of documents: static HTML in the browser, which navigation takes from the page (src/fast-documents).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pauseScript } from '../../src/fast-documents/client/pause';
import {
  arrived,
  buildDir,
  built,
  expect,
  hydrated,
  markServed,
  open,
  sameDocument,
  test,
} from './site';

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

  test('comes to life where it has to: after a link, too', async ({ page }) => {
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

test('no script holds the text of a document, whatever its size', () => {
  const folder = join(buildDir, 'assets/js');
  const scripts = readdirSync(folder).filter((name) => /(?<!search-[\w-]+\.\w+)\.js$/.test(name));
  const sentence = /<p>([^<]{60,})<\/p>/.exec(built('docs/Android/docScan/index.html'))?.[1] ?? '';
  expect(sentence.length).toBeGreaterThan(59);
  const holding = scripts.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(sentence),
  );
  expect(holding).toEqual([]);
  // What a build adds for each document is its page.
  expect(scripts.length).toBeLessThan(60);
});

test('src/theme/SearchMetadata: nothing is said to the crawler of a search service', () => {
  expect(built('docs/Android/docScan/index.html')).not.toMatch(
    /<meta[^>]*(?:docsearch|docusaurus_)/,
  );
});

test('src/theme/NavbarItem/ComponentTypes.tsx: every type of the navbar is there', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.locator('nav.navbar');
  await expect(navbar.getByRole('link', { name: 'Platforms' })).toBeVisible();
  await expect(navbar.getByRole('button', { name: 'API reference' })).toBeVisible();
  await expect(navbar.locator('.docs-version').first()).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Verified samples' })).toBeVisible();
});
