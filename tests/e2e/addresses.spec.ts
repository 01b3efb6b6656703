// Covers src/plugins/address: every form of an address leads to the one page that it means.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloadPath } from '../../src/fast-documents/client/payload';
import { startServer } from '../../scripts/serve/server.mjs';
import {
  built,
  buildDir,
  documents,
  expect,
  hydrated,
  open,
  publicUrl,
  sameDocument,
  test,
} from './site';

/** One page per template. */
const samples = [
  '/',
  '/docs/',
  '/docs/Android/docScan',
  '/docs/barcode-scanner-sdk/react-native/barcodeScan',
  '/docs/react-native/api/',
  '/docs/capacitor/api/interfaces/DeckleSDK',
  '/how-samples-are-verified',
];

const bare = (route: string): string => route.replace(/\/$/, '');

/** Lower case where that is another spelling, else upper case; of the last part, for the home page has none. */
const otherCase = (route: string): string => {
  const lower = route.toLowerCase();
  return lower === route ? route.toUpperCase() : lower;
};

/** What must hold of a page that was reached in whatever form. */
async function isPage(page: Page, route: string): Promise<void> {
  await hydrated(page);
  await expect(page).toHaveURL((url) => url.pathname === route);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${publicUrl}${route}`);
  await expect(page.locator('nav.navbar')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
}

for (const route of samples) {
  test(`every form of the address leads to ${route}`, async ({ page, watch }) => {
    await test.step('index.html, and a slash', async () => {
      for (const form of [`${bare(route)}/index.html`, `${bare(route)}/`]) {
        await page.goto(`${form}?a=1#b`);
        await isPage(page, route);
        expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1#b');
      }
    });

    // The home page has no other forms.
    if (route === '/') return;

    const forms = [otherCase(route), `${bare(route)}.html`];
    for (const form of forms) {
      await test.step(`${form}, where the host serves it`, async () => {
        const file = join(buildDir, bare(route), 'index.html');
        await page.route(`**${form}`, (answer) =>
          answer.fulfill({ status: 200, contentType: 'text/html', body: readFileSync(file) }),
        );
        await page.goto(form);
        await isPage(page, route);
        await page.unroute(`**${form}`);
      });
    }

    for (const form of forms) {
      await test.step(`${form}, by one redirect where the host answers 404`, async () => {
        await page.goto('about:blank');
        // The answer that the host gave, and the console's word of it; nothing else.
        watch.allow(/^404: /);
        watch.allow(/Failed to load resource: the server responded with a status of 404/);
        const before = await page.evaluate(() => history.length);
        const seen = documents(page);
        await page.goto(`${form}?a=1#b`, { waitUntil: 'commit' });
        await page.waitForURL((url) => url.pathname === route);
        await isPage(page, route);
        expect(seen).toEqual([`404 ${form}`, `200 ${route}`]);
        expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1#b');
        // One entry for the visit, so that Back leads out of it.
        expect(await page.evaluate(() => history.length)).toBe(before + 1);
      });
    }
  });
}

test('a host that redirects to the slash shows the address of the sitemap', async ({
  page,
  watch,
}) => {
  watch.allow(/third party: http:\/\/127/);
  const site = await startServer({ root: buildDir, mode: 'redirect' });
  try {
    for (const route of samples) {
      await page.goto(`${site.url}${bare(route)}`);
      await isPage(page, route);
    }
  } finally {
    await page.goto('about:blank');
    await site.close();
  }
});

test('an address that no page has stays where it is', async ({ page, watch }) => {
  watch.allow(/404/);
  const seen = documents(page);
  await page.goto('/docs/Android/docScans');
  await hydrated(page);
  expect(seen).toEqual(['404 /docs/Android/docScans']);
  await expect(page).toHaveURL('/docs/Android/docScans');
});

test('a page whose file is missing does not redirect for ever', async ({ page, watch }) => {
  const path = '/docs/Android/docScan';
  watch.allow(/404|DocumentLoadError|page error/i);
  await page.route(`**${path}`, (answer) =>
    answer.fulfill({ status: 404, contentType: 'text/html', body: built('404.html') }),
  );
  await page.route(`**${payloadPath(path)}`, (answer) => answer.fulfill({ status: 404, body: '' }));
  const seen = documents(page);
  await page.goto('/docs/android/docscan', { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole('alert', { name: 'This page didn’t load completely' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Page not found');
  expect(seen).toEqual(['404 /docs/android/docscan', `404 ${path}`]);
});

test('a link in the text to a path without a route is opened by the browser', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  const link = page.locator('article p a').first();
  const stays = await sameDocument(page);
  for (const path of [
    '/docs/Android/intro.md',
    '/docs/Android/intro.json',
    '/docs/Android/notes.pdf',
    '/samples/android.zip',
    '/llms.txt',
    '/docs/Android/docScans',
    '/docs/Android/docScan.html',
    '/docs/%E0%A4%A',
  ]) {
    await test.step(path, async () => {
      // No content: the browser stays on the page.
      await page.route(`**${path}`, (route) => route.fulfill({ status: 204 }));
      await link.evaluate((element, href) => {
        element.setAttribute('href', href);
      }, path);
      const [request] = await Promise.all([
        page.waitForRequest((candidate) => candidate.isNavigationRequest()),
        link.click(),
      ]);
      expect(new URL(request.url()).pathname).toBe(path);
      expect(await stays()).toBe(true);
      await expect(page).toHaveURL('/docs/Android/docScan');
    });
  }
});

test('an address that cannot be decoded does not crash the page', async ({ page, watch }) => {
  await page.goto('/docs/Android/docScan#%E0%A4%A');
  await isPage(page, '/docs/Android/docScan');
  expect(new URL(page.url()).hash).toBe('');
  watch.allow(/404/);
  await page.goto('/docs/%E0%A4%A');
  await hydrated(page);
  await expect(page.locator('nav.navbar')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
});

/** Ways in which the hash of an open page changes. */
const hashChanges: readonly (readonly [string, (page: Page, hash: string) => Promise<unknown>])[] =
  [
    ['by a link', (page, hash) => follow(page, hash)],
    ['by a link with a path', (page, hash) => follow(page, `/docs/Android/docScan${hash}`)],
    [
      'in the address bar',
      (page, hash) =>
        page.evaluate((value) => {
          window.location.hash = value;
        }, hash),
    ],
  ];

/** Clicks a link of the text that leads to an address. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.locator('article p a').first();
  await link.evaluate((element, href) => {
    element.setAttribute('href', href);
  }, address);
  await link.click();
}

test('a malformed hash does not crash the open page', async ({ page }) => {
  const heading = page.locator('h1');
  await open(page, '/docs/Android/docScan');
  for (const hash of ['#100%', '#%E0%A4%A']) {
    for (const [way, change] of hashChanges) {
      await test.step(`${hash} ${way}`, async () => {
        await change(page, hash);
        // As typed: the browser leaves it as it is.
        await expect(page).toHaveURL((url) => url.hash === hash);
        await page.goBack();
        await expect(page).toHaveURL('/docs/Android/docScan');
        await expect(heading).toHaveText('Document scanning on Android');
        await page.locator('aside .menu__link[href="/docs/Android/intro"]').click();
        await expect(heading).toHaveText('Document SDK for Android');
        await page.goBack();
        await expect(heading).toHaveText('Document scanning on Android');
      });
    }
  }
});

test('a hash does not crash the not-found page', async ({ page, watch }) => {
  watch.allow(/404/);
  const heading = page.locator('h1');
  for (const path of ['/docs/100%25', '/docs/%E0%A4%A']) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(heading).toHaveText('Page not found');
      await page.evaluate(() => {
        window.location.hash = 'top';
      });
      await expect(page).toHaveURL(/#top$/);
      await page.locator('nav.navbar a.navbar__brand').click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(heading).toHaveText('Page not found');
    });
  }
});

test('the target of a URL is highlighted', async ({ page }) => {
  const marked = page.locator('[data-target]');
  await test.step('on a page load', async () => {
    await open(page, '/docs/Android/docScan#lifecycle');
    await expect(marked).toHaveAttribute('id', 'lifecycle');
    const background = (): Promise<string> =>
      marked.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background()).not.toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('after a link on the same page, there alone', async () => {
    const link = page.locator('.theme-doc-toc-desktop a').first();
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    await expect(marked).toHaveAttribute('id', id);
    await expect(marked).toHaveCount(1);
  });
  await test.step('after a link to another page', async () => {
    await page.locator('aside .menu__link[href="/docs/Android/intro"]').click();
    await expect(page.locator('h1')).toHaveText('Document SDK for Android');
    await expect(marked).toHaveCount(0);
    await page.goBack();
    await expect(marked).toHaveCount(1);
  });
});
