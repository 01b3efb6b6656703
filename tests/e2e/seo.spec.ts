import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { built, buildDir, expect, open, pageHtml, publicUrl, routes, test } from './site';

test('every page carries structured data that parses, with the organization', () => {
  for (const path of routes) {
    const blocks = [
      ...pageHtml(path).matchAll(
        /<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>);
    expect(
      blocks.find((block) => block['@type'] === 'Organization'),
      path,
    ).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Deckle',
      url: publicUrl,
      logo: expect.stringContaining(publicUrl),
    });
  }
});

test('guides carry their breadcrumbs', () => {
  expect(pageHtml('/docs/Android/docScan')).toContain('"@type":"BreadcrumbList"');
});

test('the sitemap names every page once, weekly, with priority 0.5', () => {
  const sitemap = built('sitemap.xml');
  const urls = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => url);
  expect(urls.length).toBe(routes.length);
  expect(new Set(routes).size).toBe(routes.length);
  for (const url of urls) {
    expect(url).toContain('<changefreq>weekly</changefreq>');
    expect(url).toContain('<priority>0.5</priority>');
    expect(url).toContain(`<loc>${publicUrl}/`);
  }
  expect(routes.filter((path) => /404|\.html|\/_|search/.test(path))).toEqual([]);
});

test('robots may read everything and find the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/\s*$/m);
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('every page is English and says which picture stands for it', () => {
  for (const path of routes) {
    const html = pageHtml(path);
    expect(html, path).toMatch(/<html lang="?en"? dir="?ltr"?/);
    expect(html, path).toMatch(
      /property="?og:image"? content="?https:\/\/docs\.example\.com\/img\/social-card\.png/,
    );
    expect(html, path).not.toMatch(/name="?robots"? content="?noindex/);
  }
});

test('icons, manifest and social card exist', async ({ request }) => {
  const manifest = JSON.parse(built('site.webmanifest')) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.name).toBe('Deckle Docs');
  const html = pageHtml('/');
  const linked = [
    ...html.matchAll(
      /<link[^>]*rel="?(?:icon|apple-touch-icon|manifest|preload)"?[^>]*href="?([^\s">]+)/g,
    ),
  ].map(([, href = '']) => href);
  expect(linked).toEqual(
    expect.arrayContaining(['/favicon.ico', '/favicon.svg', '/site.webmanifest']),
  );
  for (const path of new Set([
    ...linked,
    ...manifest.icons.map(({ src }) => src),
    '/img/social-card.png',
  ])) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).not.toContain('text/html');
  }
  expect(existsSync(join(buildDir, 'img/social-card.png'))).toBe(true);
});

test('an address that leads nowhere answers 404 and says so', async ({ page, watch }) => {
  watch.allow(/404/);
  const response = await page.goto('/docs/nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('nav.navbar')).toHaveCount(1);
});

test('assets never change under their name, pages are asked for again, errors are not kept', async ({
  request,
}) => {
  const script = /src="?(\/assets\/js\/main[^\s">]*)/.exec(pageHtml('/'))?.[1] ?? '';
  expect(script).toMatch(/\.[0-9a-f]{8}\.js$/);
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/docs/')).headers()['cache-control']).toContain('must-revalidate');
  expect((await request.get('/assets/js/none.00000000.js')).headers()['cache-control']).toBe(
    'no-store',
  );
});

test('the color mode is light until the reader chooses, whatever the system says', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/Android/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
