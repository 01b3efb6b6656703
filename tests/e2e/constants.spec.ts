// A test for each constant that readers, search engines or later versions of Docusaurus rely on.
// The sitemap's are in seo.spec.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  built,
  buildDir,
  expect,
  hold,
  open,
  pageHtml,
  publicUrl,
  routes,
  siteDir,
  test,
} from './site';

const path = '/docs/Android/docScan';

const scripts = (): string[] =>
  readdirSync(join(buildDir, 'assets/js'))
    .filter((name) => /^(?:main|runtime~main)\./.test(name))
    .map((name) => readFileSync(join(buildDir, 'assets/js', name), 'utf8'));

test('a page that loads shows its spinner after 200 ms', () => {
  // The loader's own option, as the build ships it; loading pages are tested elsewhere.
  expect(scripts().some((source) => /\bdelay:200\b/.test(source))).toBe(true);
});

test('the progress bar comes once a navigation has lasted 200 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const times = { click: 0, bar: 0 };
    Object.assign(window, { times });
    document.addEventListener('click', () => (times.click = performance.now()), true);
    new MutationObserver(() => {
      if (times.bar === 0 && document.querySelector('#nprogress') !== null)
        times.bar = performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, path);
  // The page's own chunk is held back until the bar has been seen; others pass.
  const known = new Set<string>();
  page.on('response', (response) => known.add(response.url()));
  const release = await hold(page, /\/assets\/js\/.*\.js$/);
  await page.evaluate(() => {
    // As on a slow network, where nothing is loaded ahead.
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '2g', saveData: true },
    });
  });
  const link = page.locator('footer').getByRole('link', { name: 'How samples are verified' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('#nprogress')).toHaveCount(1);
  const times = await page.evaluate(
    () => (window as unknown as { times: { click: number; bar: number } }).times,
  );
  // A timer never comes early (but for rounding); how late it comes is up to the machine.
  expect(times.bar - times.click).toBeGreaterThanOrEqual(195);
  expect(times.bar - times.click).toBeLessThan(1500);
  release();
  await expect(page).toHaveURL('/how-samples-are-verified');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the layout changes between 996 and 997 px', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 700 });
  await open(page, path);
  const drawer = page.getByRole('button', { name: 'Toggle navigation bar' });
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(drawer).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(drawer).toBeHidden();
  await expect(sidebar).toBeVisible();
});

test('the version is "current", shown as "Next"', () => {
  const html = pageHtml(path);
  expect(html).toMatch(/<html[^>]*class="?[^">]*docs-version-current/);
  expect(html).toMatch(/class="?navbar__link"?[^>]*>Next</);
  // No other version has pages.
  expect(routes.filter((route) => /^\/docs\/(?:next|current|\d)/i.test(route))).toEqual([]);
});

test('the one locale is en, from left to right', () => {
  for (const route of routes) {
    const html = pageHtml(route);
    expect(html, route).toMatch(/<html lang="?en"? dir="?ltr"?/);
    const languages = [...html.matchAll(/hreflang="?([\w-]+)/gi)].map(([, language]) => language);
    expect(new Set(languages), route).toEqual(new Set(['en', 'x-default']));
  }
});

test('the base URL is /', () => {
  for (const route of ['/', path]) {
    expect(pageHtml(route)).toMatch(/<script src="?\/assets\/js\/main\./);
    expect(pageHtml(route)).toMatch(/<style data-href="\/assets\/css\/styles\./);
  }
  expect(routes).toContain('/');
});

test('the sitemap says weekly and 0.5 of every page, as the configuration does', () => {
  const urls = built('sitemap.xml').split('<url>').slice(1);
  expect(urls).toHaveLength(routes.length);
  for (const url of urls)
    expect(url).toMatch(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/);
  const preset = readFileSync(join(siteDir, 'src/config/preset.ts'), 'utf8');
  expect(preset).toMatch(/changefreq: 'weekly',\s+priority: 0\.5/);
  expect(built('sitemap.xml')).toContain(`<loc>${publicUrl}/</loc>`);
});

test('the contents list headings of levels 2 and 3', async ({ page }) => {
  await open(page, path);
  const level = (depth: number): Promise<string[]> =>
    page.locator(`article h${String(depth)}[id]`).evaluateAll((found) => found.map(({ id }) => id));
  const listed = await page
    .locator('.theme-doc-toc-desktop .table-of-contents a')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );
  const [two, three] = [await level(2), await level(3)];
  expect(three.length).toBeGreaterThan(0);
  expect([...listed].sort()).toEqual([...two, ...three].sort());
});

test('the copyright is of 2025, whatever the year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-01'));
  await open(page, path);
  await expect(page.locator('.footer__copyright')).toContainText('Copyright © 2025 Deckle.');
});
