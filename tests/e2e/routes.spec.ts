import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../src/security/html';
import { startServer } from '../../scripts/serve/server.mjs';
import {
  buildDir,
  expect,
  hydrated,
  pageHtml,
  publicUrl,
  routes,
  sidewaysScroll,
  test,
} from './site';

interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
}

const heads: readonly Head[] = routes.map((path) => {
  const html = pageHtml(path);
  const attribute = (pattern: RegExp): string => {
    const match = pattern.exec(html);
    return decodeText(match?.[1] ?? match?.[2] ?? '');
  };
  return {
    path,
    title: decodeText(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: attribute(/<meta[^>]*name="?description"? content=(?:"([^"]*)"|([^\s>]*))/),
    canonical: attribute(/<link[^>]*rel="?canonical"? href=(?:"([^"]*)"|([^\s>]*))/),
  };
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test.describe('what the build wrote', () => {
  test('has home, the docs root, guides of both products and references', () => {
    expect(routes).toEqual(
      expect.arrayContaining([
        '/',
        '/docs/',
        '/docs/Android/docScan',
        '/docs/react-native/docScan',
        '/docs/react-native/api/',
        '/docs/capacitor/api/interfaces/DeckleSDK',
        '/docs/barcode-scanner-sdk/react-native/barcodeScan',
        '/docs/barcode-scanner-sdk/react-native/api/',
      ]),
    );
  });

  test('titles and descriptions are there and unique', () => {
    expect(heads.filter(({ title, description }) => title === '' || description === '')).toEqual(
      [],
    );
    expect(repeated(heads.map(({ title }) => title))).toEqual([]);
    expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  });

  test('descriptions of docs pages have the length that search results show', () => {
    const wrong = heads.filter(
      ({ path, description }) =>
        path.startsWith('/docs/') && (description.length < 120 || description.length > 160),
    );
    expect(wrong.map(({ path, description }) => `${path}: ${String(description.length)}`)).toEqual(
      [],
    );
  });

  test('canonical links are the addresses of the sitemap', () => {
    expect(heads.filter(({ path, canonical }) => canonical !== `${publicUrl}${path}`)).toEqual([]);
  });
});

for (const mode of ['redirect', 'direct'] as const) {
  test(`every route answers with and without a slash (${mode})`, async ({ request }) => {
    const site = await startServer({ root: buildDir, mode });
    try {
      const wrong: string[] = [];
      for (const route of routes) {
        const bare = route === '/' ? '/' : route.replace(/\/$/, '');
        for (const path of new Set([bare, route === '/' ? '/' : `${bare}/`])) {
          const first = await request.get(`${site.url}${path}`, { maxRedirects: 0 });
          const expected = mode === 'redirect' && path !== '/' && !path.endsWith('/') ? 301 : 200;
          if (first.status() !== expected) wrong.push(`${path}: ${String(first.status())}`);
          if (expected === 301) {
            const then = await request.get(`${site.url}${first.headers().location ?? ''}`, {
              maxRedirects: 0,
            });
            if (then.status() !== 200) wrong.push(`${path}, redirected: ${String(then.status())}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    } finally {
      await site.close();
    }
  });
}

test('the canonical link stays as it is where the host redirects to the slash form', async ({
  browser,
}) => {
  const site = await startServer({ root: buildDir, mode: 'redirect' });
  const page = await browser.newPage();
  try {
    await page.goto(`${site.url}/docs/Android/docScan`);
    await hydrated(page);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${publicUrl}/docs/Android/docScan`,
      { timeout: 1000 },
    );
  } finally {
    await page.close();
    await site.close();
  }
});

const shards = 8;

for (let shard = 0; shard < shards; shard += 1) {
  test(`routes hydrate without an error, part ${String(shard + 1)}`, async ({ page, watch }) => {
    test.setTimeout(120_000);
    const wrong: string[] = [];
    for (const head of heads.filter((_, index) => index % shards === shard)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(head.path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const found = await page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        h1: document.querySelectorAll('h1').length,
        main: document.querySelectorAll('main').length,
        navbar: document.querySelectorAll('nav.navbar').length,
        ids: [...document.querySelectorAll('[id]')]
          .map(({ id }) => id)
          .filter((id, index, ids) => ids.indexOf(id) !== index),
      }));
      const expected = {
        title: head.title,
        canonical: head.canonical,
        h1: 1,
        main: 1,
        navbar: 1,
        ids: [],
      };
      if (JSON.stringify(found) !== JSON.stringify(expected))
        wrong.push(`${head.path}: ${JSON.stringify(found)}`);
      await page.setViewportSize({ width: 320, height: 700 });
      const sideways = await sidewaysScroll(page);
      if (sideways > 0)
        wrong.push(`${head.path}: scrolls ${String(sideways)} px sideways at 320 px`);
      for (const failure of watch.failures) wrong.push(`${head.path}: ${failure}`);
      if (wrong.length > 20) break;
    }
    expect(wrong).toEqual([]);
  });
}

test('no page links to an address of this host where nothing is', () => {
  const missing = new Set<string>();
  for (const route of routes) {
    for (const [, href = ''] of pageHtml(route).matchAll(/<a [^>]*?href="?([^\s">]+)/g)) {
      const { origin, pathname } = new URL(href, publicUrl + route);
      if (origin !== publicUrl) continue;
      const file = join(buildDir, decodeURI(pathname));
      if (!existsSync(file)) missing.add(`${route}: ${href}`);
    }
  }
  expect([...missing]).toEqual([]);
});
