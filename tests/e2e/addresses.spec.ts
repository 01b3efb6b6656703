// Covers src/plugins/address and src/theme/NotFound: every form of an address leads to the one page that it means, and
// an address without a page helps. How every route answers: tests/build/addresses.test.ts.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloadPath } from '../../src/model/documentPage';
import {
  arrived,
  built,
  buildDir,
  documents,
  expect,
  heading,
  hydrated,
  open,
  publicUrl,
  sameDocument,
  sidebarLink,
  test,
} from './site';

const guide = '/docs/Android/docScan';

/** Where a page links to, in the head. */
const canonical = (page: Page) => page.locator('link[rel=canonical]');

/** What must hold of a page that was reached in whatever form. */
async function isPage(page: Page, route: string): Promise<void> {
  await hydrated(page);
  await expect(page).toHaveURL((url) => url.pathname === route);
  await expect(canonical(page)).toHaveAttribute('href', publicUrl + route);
  await expect(page.locator('nav.navbar')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
}

// All forms of all addresses: src/plugins/address/address.test.ts, tests/build/addresses.test.ts.
test('an address in another form leads to the page', async ({ page, watch }) => {
  await page.goto(`${guide}/index.html?a=1#b`);
  await isPage(page, guide);
  await expect(page).toHaveURL(`${guide}?a=1#b`);
  for (const form of [guide.toUpperCase(), `${guide}.html`]) {
    await test.step(`${form}, where the host serves it`, async () => {
      const file = join(buildDir, guide, 'index.html');
      await page.route(`**${form}`, (answer) =>
        answer.fulfill({ status: 200, contentType: 'text/html', body: readFileSync(file) }),
      );
      await page.goto(form);
      await isPage(page, guide);
      await page.unroute(`**${form}`);
    });
    await test.step(`${form}, by one redirect where the host answers 404`, async () => {
      await page.goto('about:blank');
      // The answer that the host gave, and the console's word of it; nothing else.
      watch.allow(/^404: /);
      watch.allow(/Failed to load resource: the server responded with a status of 404/);
      const before = await page.evaluate(() => history.length);
      const seen = documents(page);
      await page.goto(`${form}?a=1#b`, { waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname === guide);
      await isPage(page, guide);
      await expect(page).toHaveURL(`${guide}?a=1#b`);
      expect(seen).toEqual([`404 ${form}`, `200 ${guide}`]);
      // One entry for the visit, so that Back leads out of it.
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }
});

test('a page whose file is missing does not redirect for ever', async ({ page, watch }) => {
  watch.allow(/404|failed with status/);
  await page.route(`**${guide}`, (answer) =>
    answer.fulfill({ status: 404, contentType: 'text/html', body: built('404.html') }),
  );
  await page.route(`**${payloadPath(guide)}`, (answer) =>
    answer.fulfill({ status: 404, body: '' }),
  );
  const seen = documents(page);
  await page.goto(guide.toLowerCase(), { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === guide);
  await expect(page.getByRole('alert', { name: 'This page didn’t load completely' })).toBeVisible();
  await expect(heading(page)).toHaveText('Page not found');
  expect(seen).toEqual([`404 ${guide.toLowerCase()}`, `404 ${guide}`]);
});

/** Clicks a link of the text that leads to an address. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.locator('article p a').first();
  await link.evaluate((element, href) => {
    element.setAttribute('href', href);
  }, address);
  await link.click();
}

test('a link in the text to a path without a route is opened by the browser', async ({ page }) => {
  await open(page, guide);
  const stays = await sameDocument(page);
  for (const path of [
    '/docs/Android/intro.md',
    '/docs/Android/changelog.atom',
    '/docs/Android/docScans',
    `${guide}.html`,
    '/docs/%E0%A4%A',
  ]) {
    // No content: the browser stays on the page.
    await page.route(`**${path}`, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await follow(page, path);
    expect(new URL((await asked).url()).pathname).toBe(path);
    expect(await stays()).toBe(true);
  }
  await expect(page).toHaveURL(guide);
});

test('downloads, and links that open a window, are the browser’s', async ({ page }) => {
  const start = '/docs/Android/getStarted';
  await open(page, start);
  const stays = await sameDocument(page);
  const starter = page.locator('article a[download]').first();
  const [zip] = await Promise.all([page.waitForEvent('download'), starter.click()]);
  expect(new URL(zip.url()).pathname).toMatch(/^\/starters\/[\w-]+\.zip$/);
  expect(await zip.failure()).toBeNull();
  // To a page, too, which the site would open itself.
  const set = (name: string): Promise<void> =>
    page
      .locator('article p a')
      .first()
      .evaluate((link, attribute) => {
        for (const name of ['target', 'download']) link.removeAttribute(name);
        link.setAttribute(attribute, 'other');
      }, name);
  await set('target');
  const [opened] = await Promise.all([page.waitForEvent('popup'), follow(page, guide)]);
  await arrived(opened, guide);
  await set('download');
  await Promise.all([page.waitForEvent('download'), follow(page, guide)]);
  await expect(page).toHaveURL(start);
  expect(await stays()).toBe(true);
});

test('a malformed hash does not crash the page', async ({ page }) => {
  await page.goto(`${guide}#%E0%A4%A`);
  await isPage(page, guide);
  expect(new URL(page.url()).hash).toBe('');
  await follow(page, `${guide}#100%`);
  // As typed: the browser leaves it as it is.
  await expect(page).toHaveURL((url) => url.hash === '#100%');
  await sidebarLink(page, '/docs/Android/intro').click();
  await arrived(page, '/docs/Android/intro');
});

test('an address that cannot be decoded is not found, with a hash, too', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  for (const path of ['/docs/100%25', '/docs/%E0%A4%A']) {
    await open(page, path);
    await expect(heading(page)).toHaveText('Page not found');
    await page.evaluate(() => {
      window.location.hash = 'top';
    });
    await page.locator('.navbar__brand').click();
    await arrived(page, '/');
    await page.goBack();
    await expect(heading(page)).toHaveText('Page not found');
  }
});

// That one in a closed tab comes into view, in each engine: tests/core.
test('the target of a URL is highlighted', async ({ page }) => {
  const marked = page.locator('[data-target]');
  await open(page, `${guide}#lifecycle`);
  await expect(marked).toHaveAttribute('id', 'lifecycle');
  await expect(marked).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // After a link on the same page, there alone.
  const link = page.locator('.theme-doc-toc-desktop a').first();
  await link.click();
  await expect(marked).toHaveAttribute('id', (await link.getAttribute('href'))?.slice(1) ?? '');
  await sidebarLink(page, '/docs/Android/intro').click();
  await arrived(page, '/docs/Android/intro');
  await expect(marked).toHaveCount(0);
});

test.describe('an address without a page', () => {
  test.beforeEach(({ watch }) => {
    watch.allow(/404/);
  });

  test('keeps its title, is not indexed and claims no other address', async ({ page }) => {
    // Below `/docs` and elsewhere, Docusaurus shows other components.
    for (const path of ['/docs/Android/docScans', '/nope']) {
      const seen = documents(page);
      await open(page, path);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(
        page.locator('link[rel=canonical], meta[property="og:url"], link[type="text/markdown"]'),
      ).toHaveCount(0);
      await expect(page).toHaveTitle('Page not found | Deckle Docs');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('nav.navbar')).toHaveCount(1);
      await expect(page).toHaveURL(path);
      expect(seen).toContain(`404 ${path}`);
    }
  });

  // Which pages it offers: src/components/NotFoundHelp/suggestions.test.ts.
  test('offers the page on other platforms, or the nearest one', async ({ page }) => {
    for (const [path, to] of [
      ['/docs/Windows/docScan', '/docs/react-native/docScan'],
      ['/docs/Andriod/docScn', guide],
    ] as const) {
      await page.goto(path);
      await page.locator(`main a[href="${to}"]`).click();
      await arrived(page, to);
      // It has its own head again.
      await expect(canonical(page)).toHaveAttribute('href', publicUrl + to);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    }
  });
});
