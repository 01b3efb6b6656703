// Other ways to read: zoom, forced colors, less motion, paper, a slow network. Without scripts: tests/core/.
import type { Page } from '@playwright/test';
import { siteUrl } from '../../src/model/constants';
import { startServer } from '../../scripts/serve/server.mjs';
import { buildDir, expect, open, sidewaysScroll, test } from './site';

const templates = [
  '/',
  '/docs/',
  '/docs/Android/docScan',
  '/docs/Android/colorConfig',
  '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
  '/how-samples-are-verified',
  '/accessibility',
];

test('pages fit 320 px and text of twice the size', async ({ page }) => {
  for (const path of templates) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, path);
      expect(await sidewaysScroll(page)).toBe(0);
      // 1280 px at 200 % are 640 px of layout; beyond that, the size of text alone is doubled.
      await page.setViewportSize({ width: 640, height: 400 });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    });
  }
});

/** Items of the navbar that overlap each other or are cut off at its edges, as pairs of texts. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('.navbar__inner').evaluate((inner) => {
    const bar = inner.closest('.navbar')?.getBoundingClientRect();
    const items = [...inner.querySelectorAll('a, button')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const text = element.textContent.trim() || (element.getAttribute('aria-label') ?? '');
      return box.width === 0 || element.closest('.dropdown__menu') ? [] : [{ box, text }];
    });
    return items.flatMap(({ box, text }, index) => [
      ...(bar !== undefined && (box.bottom > bar.bottom || box.right > bar.right)
        ? [`${text} leaves the navbar`]
        : []),
      ...items
        .slice(index + 1)
        .filter((other) => box.right > other.box.left + 1 && other.box.right > box.left + 1)
        .map((other) => `${text} / ${other.text}`),
    ]);
  });

test('items of the navbar stay apart where text is large', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  for (const width of [1440, 1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100%', '125%', '150%', '175%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expect.poll(() => overlaps(page), `${String(width)} px at ${size}`).toEqual([]);
    }
  }
});

test('the drawer shows the whole name of the site at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/docs/Android/docScan');
  await page.locator('.navbar__toggle').click();
  const name = page.getByRole('dialog').locator('.navbar__title');
  await expect(name).toBeVisible();
  expect(await name.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
});

test('opening search does not move the page', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  const edges = (): Promise<number[]> =>
    page
      .locator('h1, .navbar__items--right')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
  const before = await edges();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
  expect(await edges()).toEqual(before);
});

test('the accessibility statement is linked from every footer', async ({ page }) => {
  for (const path of ['/', '/docs/Android/docScan']) {
    await open(page, path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  }
});

test('forced colors mark the chosen tab and the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/Android/docScan');
  const borders = await page
    .getByRole('tablist')
    .first()
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));
  expect(new Set(borders).size).toBe(2);
  const active = page.locator('aside .menu__link--active[aria-current=page]');
  const outline = (element: Element): string => getComputedStyle(element).outlineStyle;
  expect(await active.evaluate(outline)).toBe('solid');
  // Its group is a heading, not a link.
  const group = page.locator('aside .menu__link--active:not([href])');
  expect(await group.evaluate(outline)).toBe('none');
  // Only one side of the triangle has a color.
  const caret = page.locator('.dropdown > .navbar__link').first();
  expect(
    await caret.evaluate((link) => getComputedStyle(link, '::after').borderInlineStartColor),
  ).toBe('rgba(0, 0, 0, 0)');
});

test('nothing slides with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/docs/Android/docScan');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog')).toBeAttached();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const seconds = (text: string): boolean =>
          text.split(', ').some((part) => parseFloat(part) > 0);
        return (
          seconds(style.transitionDuration) ||
          (style.animationName !== 'none' && seconds(style.animationDuration))
        );
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
  );
  expect(moving).toEqual([]);
});

/** How many elements are visible. */
const shown = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).filter({ visible: true }).count();

test('paper shows the text with all tabs and link targets, without the navigation', async ({
  page,
}) => {
  await open(page, '/docs/Android/docScan');
  await page
    .getByRole('button', { name: /Switch between dark and light/ })
    .first()
    .click();
  // The button is there once the reader has scrolled up.
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -500);
  await expect(page.locator('.theme-back-to-top-button')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const selector of [
    '.navbar',
    'aside.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.pagination-nav',
    '.theme-back-to-top-button',
    'footer.footer',
    'article button',
    '[role=tab]',
  ]) {
    expect(await shown(page, selector), selector).toBe(0);
  }
  const panels = page.locator('[role=tabpanel]');
  expect(await shown(page, '[role=tabpanel]')).toBe(await panels.count());
  expect(await panels.nth(1).evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe(
    '"Java"',
  );
  const link = page.locator('article p > a[href^="/"]').first();
  const href = await link.getAttribute('href');
  // Chromium gives the parts of the value, as written and as strings.
  const target = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(target.replaceAll('" "', '')).toContain(`${siteUrl}${href ?? ''}`);
  const wide = await page
    .locator('article pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  expect(wide).toBe(0);
  // Ink on paper, whatever the mode on screen is.
  const [ink, paper] = await page.locator('body').evaluate((body) => {
    const style = getComputedStyle(body);
    return [style.color, getComputedStyle(document.documentElement).backgroundColor];
  });
  expect(ink).toBe('rgb(20, 32, 29)');
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
});

test('on paper, text has the full width, screens wrap, code breaks, and no drawing is left out', async ({
  page,
}) => {
  const deferred = (): Promise<number> =>
    page
      .locator('article *')
      .evaluateAll(
        (all) =>
          all.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length,
      );
  await open(page, '/docs/Android/docScan');
  expect(await deferred()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await deferred()).toBe(0);

  await test.step('text has the full width, also where the rules for wide windows apply', async () => {
    // WebKit applies them whatever the size of the sheet is.
    const edges = await page.locator('.theme-doc-markdown').evaluate((text) => {
      const { left, right } = text.getBoundingClientRect();
      return { left, right };
    });
    expect(edges).toEqual({ left: 0, right: 1280 });
  });

  await test.step('code can break between two sheets', async () => {
    const displays = await page
      .locator('article pre > code')
      .evaluateAll((all) => [...new Set(all.map((code) => getComputedStyle(code).display))]);
    // An inline block moves to the next sheet as a whole and leaves its empty frame behind.
    expect(displays).toEqual(['block']);
  });

  await test.step('a row of screens wraps, also on a narrow sheet', async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    const cut = await page
      .locator('article figure')
      .evaluateAll(
        (all) => all.filter((figure) => figure.getBoundingClientRect().right > innerWidth).length,
      );
    expect(cut).toBe(0);
  });
});

test.describe('on a slow network', () => {
  test('the page can be read and its links work long before scripts arrive', async ({
    page,
    watch,
  }) => {
    watch.allow(/third party/);
    const site = await startServer({
      root: buildDir,
      mode: 'direct',
      // Far longer than what is done meanwhile takes.
      rules: [{ path: /^\/assets\/js\//, delay: 20_000 }],
    });
    try {
      await page.goto(`${site.url}/docs/Android/docScan`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      const switcher = page.locator('aside.theme-doc-sidebar-container details').first();
      await switcher.locator('summary').click();
      await switcher.getByRole('link', { name: 'React Native', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('React Native');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    } finally {
      await page.goto('about:blank');
      await site.close();
    }
  });
});
