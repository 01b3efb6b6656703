// Heights are exact from the first paint: nothing is laid out later, so nothing moves under the reader.
import type { Page } from '@playwright/test';
import { expect, hydrated, open, pageHtml, routes, sidewaysScroll, test } from './site';

const guide = '/docs/Android/docScan';
/** A heading in the lower half of the guide. */
const heading = 'Automatic or manual capture';

const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Distance between the end of the page and the lower edge of the window, in CSS pixels. */
const distanceToEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight - clientHeight - window.scrollY;
  });

/** Waits until the browser has painted twice, after which deferred work of a scroll would have begun. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

for (const path of [guide, '/', '/docs/errors', '/docs/react-native/api/']) {
  test(`no height changes while the page is scrolled: ${path} @everywhere`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const height = await pageHeight(page);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => {
        window.scrollTo({ top: y, behavior: 'instant' });
      }, top);
      await painted(page);
    }
    expect(await pageHeight(page)).toBe(height);
  });
}

test('the End key reaches the end of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As early as a reader can press it.
  await page.goto(guide, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  await hydrated(page);
  await painted(page);
  expect(await distanceToEnd(page)).toBeLessThan(2);
});

test('a link with a text fragment, as search engines make them, leads to the text @everywhere', async ({
  page,
}) => {
  // A sentence below the heading: its own text is in the contents of the page, too.
  const paragraph = /id="?automatic-or-manual-capture"?[\s\S]*?<p>([^<]{20,})/.exec(
    pageHtml(guide),
  );
  const words = (paragraph?.[1] ?? '').split(' ').slice(0, 6).join(' ');
  await page.goto(`${guide}#:~:text=${encodeURIComponent(words)}`);
  await hydrated(page);
  await expect(page.getByText(words)).toBeInViewport();
});

test('text that find-in-page has found stays in view', async ({ page }) => {
  await page.goto(guide, { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    heading,
  );
  expect(found).toBe(true);
  const target = page.getByRole('heading', { name: heading });
  await expect(target).toBeInViewport();
  const top = await target.evaluate((element) => element.getBoundingClientRect().top);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top);
});

test('a browser without requestIdleCallback shows every page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
  for (const path of ['/', guide, '/docs/errors', '/docs/Android/colorConfig']) {
    await open(page, path);
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('pages without a sidebar are in the middle and have one measure', async ({ page }) => {
  const isSymbol = (path: string): boolean => path.startsWith('/docs/symbols/');
  const all = routes.filter((path) => path !== '/' && !pageHtml(path).includes('<aside'));
  // Pages of symbols are generated from one template.
  const paths = [...all.filter((path) => !isSymbol(path)), ...all.filter(isSymbol).slice(0, 1)];
  expect(paths).toContain('/docs/errors');
  expect(paths.length).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const places: Record<string, { readonly left: number; readonly right: number }> = {};
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      places[path] = await page.evaluate(() => {
        const { left = 0, right = 0 } =
          document.querySelector('article')?.getBoundingClientRect() ?? {};
        const row = document.querySelector('main .row')?.getBoundingClientRect();
        const window = document.documentElement.clientWidth;
        // The row with the contents is as far from one edge as from the other.
        return {
          left: Math.round(left),
          right: Math.round(right),
          aside: Math.round((row?.left ?? 0) + (row?.right ?? 0) - window),
        };
      });
      expect(await sidewaysScroll(page), path).toBe(0);
    }
    const [first] = Object.values(places);
    expect(first).toMatchObject({ aside: 0 });
    expect(places, `at ${String(width)} px`).toEqual(
      Object.fromEntries(paths.map((path) => [path, first])),
    );
  }
});

test('at 400 % zoom on a small window, pages with long names do not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 240, height: 480 });
  for (const path of [
    '/docs/errors',
    '/docs/Android/colorConfig',
    '/docs/MAUI/migration',
    '/docs/cordova/fileImport',
    '/docs/symbols/DeckleSDK',
  ]) {
    await open(page, path);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});
