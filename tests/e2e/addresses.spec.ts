// Covers src/plugins/address: every form of an address leads to the one page that it means.
import type { APIRequestContext, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { payloadPath } from '../../src/fast-documents/client/payload';
import { startServer } from '../../scripts/serve/server.mjs';
import {
  built,
  buildDir,
  documents,
  expect,
  hydrated,
  open,
  pageHtml,
  publicUrl,
  routes,
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

test.describe('over HTTP, for every route of the sitemap', () => {
  test.setTimeout(180_000);

  const statuses = async (
    request: APIRequestContext,
    origin: string,
    path: (route: string) => string,
  ): Promise<Map<string, number>> => {
    const found = new Map<string, number>();
    for (const route of routes) {
      const response = await request.get(`${origin}${path(route)}`, { maxRedirects: 0 });
      found.set(route, response.status());
    }
    return found;
  };

  const forms: readonly (readonly [string, (route: string) => string, number])[] = [
    ['with index.html', (route) => `${bare(route)}/index.html`, 200],
    ['with a slash', (route) => `${bare(route)}/`, 200],
  ];
  for (const [name, form, status] of forms) {
    test(`${name}: ${String(status)}`, async ({ request, baseURL }) => {
      const found = await statuses(request, baseURL ?? '', form);
      expect([...found].filter(([, got]) => got !== status)).toEqual([]);
    });
  }

  test('with .html or in another case: 404, and the page knows where it leads', async ({
    request,
    baseURL,
  }) => {
    const script = /<script src="?(\/assets\/js\/paths\.[0-9a-f]{8}\.js)"?>/.exec(
      built('404.html'),
    );
    const source = built((script?.[1] ?? '').slice(1));
    const wrong: string[] = [];
    for (const route of routes) {
      const paths = [otherCase(route), `${otherCase(bare(route))}/`, `${bare(route)}.html`];
      for (const path of route === '/' ? [] : paths) {
        const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
        if (response.status() !== 404) wrong.push(`${path}: ${String(response.status())}`);
        let replaced: string | undefined;
        const at = {
          pathname: path,
          search: '?q=1',
          hash: '#h',
          replace: (to: string) => void (replaced = to),
        };
        const document = { documentElement: { style: {} } };
        // The script of the build itself, with another window around it.
        runInNewContext(source, { window: { location: at }, document });
        if (replaced !== `${route}?q=1#h`) wrong.push(`${path} leads to ${replaced ?? 'nothing'}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('the script is the same on every page, so that one hash allows it', () => {
  const texts = new Set(
    [...routes.map(pageHtml), built('404.html')].map(
      (html) => /<script>(?:(?!<\/script>)[\s\S])*replaceState[\s\S]*?<\/script>/.exec(html)?.[0],
    ),
  );
  expect(texts.size).toBe(1);
  expect([...texts][0]).toContain('canonical');
});

test('the not-found page blocks on its list of paths before anything else; no other page loads it', () => {
  const html = built('404.html');
  expect(html).toMatch(
    /<head>(?:<meta charset=[^>]*>)?(?:<meta http-equiv=[^>]*>)?<script src="?\/assets\/js\/paths\.[0-9a-f]{8}\.js"?><\/script>/,
  );
  expect(routes.filter((route) => pageHtml(route).includes('assets/js/paths.'))).toEqual([]);
  expect(
    readdirSync(join(buildDir, 'assets/js')).filter((name) => name.startsWith('paths.')),
  ).toHaveLength(1);
});

for (const route of samples) {
  test.describe(route, () => {
    test('index.html and a slash are the page without', async ({ page }) => {
      for (const form of [`${bare(route)}/index.html`, `${bare(route)}/`]) {
        await page.goto(`${form}?a=1#b`);
        await isPage(page, route);
        expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1#b');
      }
    });

    // The home page has no other forms.
    if (route === '/') return;

    test('.html is the page without, where the host serves it', async ({ page }) => {
      const file = join(buildDir, bare(route), 'index.html');
      await page.route(`**${bare(route)}.html`, (answer) =>
        answer.fulfill({ status: 200, contentType: 'text/html', body: readFileSync(file) }),
      );
      await page.goto(`${bare(route)}.html`);
      await isPage(page, route);
    });

    test('wrong case is the page, where the host ignores case', async ({ page }) => {
      const wrong = otherCase(route);
      const file = join(buildDir, bare(route), 'index.html');
      await page.route(`**${wrong}`, (answer) =>
        answer.fulfill({ status: 200, contentType: 'text/html', body: readFileSync(file) }),
      );
      await page.goto(wrong);
      await isPage(page, route);
    });

    test('wrong case, and .html, lead there by one redirect where the host answers 404', async ({
      page,
      watch,
    }) => {
      for (const form of [otherCase(route), `${bare(route)}.html`]) {
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
        page.removeAllListeners('response');
      }
    });
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
  await expect(
    page.getByRole('alert', { name: 'This page did not load completely' }),
  ).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Page not found');
  expect(seen).toEqual(['404 /docs/android/docscan', `404 ${path}`]);
});

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
  test(`a link in the text to a path without a route is opened by the browser: ${path}`, async ({
    page,
  }) => {
    // No content: the browser stays on the page.
    await page.route(`**${path}`, (route) => route.fulfill({ status: 204 }));
    await open(page, '/docs/Android/docScan');
    const link = page.locator('article p a').first();
    await link.evaluate((element, href) => {
      element.setAttribute('href', href);
    }, path);
    const stays = await sameDocument(page);
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.isNavigationRequest()),
      link.click(),
    ]);
    expect(new URL(request.url()).pathname).toBe(path);
    expect(await stays()).toBe(true);
    await expect(page).toHaveURL('/docs/Android/docScan');
  });
}

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

for (const hash of ['#100%', '#%E0%A4%A']) {
  for (const [way, change] of hashChanges) {
    test(`a malformed hash does not crash the open page: ${hash} ${way}`, async ({ page }) => {
      await open(page, '/docs/Android/docScan');
      const heading = page.locator('h1');
      await change(page, hash);
      // As typed: the browser leaves it as it is.
      await expect(page).toHaveURL((url) => url.hash === hash);
      await page.goBack();
      await expect(page).toHaveURL('/docs/Android/docScan');
      await expect(heading).toHaveText('Document scanning on Android');
      await page.locator('aside .menu__link[href="/docs/Android/intro"]').click();
      await expect(heading).toHaveText('Document SDK for Android');
    });
  }
}

for (const path of ['/docs/100%25', '/docs/%E0%A4%A']) {
  test(`a hash does not crash the not-found page of ${path}`, async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto(path);
    await hydrated(page);
    const heading = page.locator('h1');
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
