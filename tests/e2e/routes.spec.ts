// Every page of the sitemap, as a server and a browser see it. What can be read in its HTML: tests/build.
import { decodeText, tagsOf } from '../../src/security/html';
import { startServer } from '../../scripts/serve/server.mjs';
import { buildDir, connect, expect, hydrated, pageHtml, publicUrl, routes, test } from './site';

/** Title and canonical URL that the build wrote into a page. */
function headOf(path: string): { readonly title: string; readonly canonical: string } {
  const tags = tagsOf(pageHtml(path));
  return {
    title: decodeText(tags.find(({ name }) => name === 'title')?.text ?? ''),
    canonical: tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href ?? '',
  };
}

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
  test(`routes hydrate without an error, and fit a narrow screen, part ${String(shard + 1)}`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(120_000);
    // Prefetching isn't a matter of this test.
    await connect(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const wrong: string[] = [];
    for (const path of routes.filter((_, index) => index % shards === shard)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const { sideways, ...found } = await page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      if (JSON.stringify(found) !== JSON.stringify(headOf(path)))
        wrong.push(`${path}: ${JSON.stringify(found)}`);
      if (sideways > 0) wrong.push(`${path}: scrolls ${String(sideways)} px sideways at 320 px`);
      for (const failure of watch.failures) wrong.push(`${path}: ${failure}`);
      if (wrong.length > 20) break;
    }
    expect(wrong).toEqual([]);
  });
}
