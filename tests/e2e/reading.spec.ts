// Other ways to read: large text, forced colors, less motion, paper, a slow network.
import type { Page } from '@playwright/test';
import { siteUrl } from '../../src/model/constants';
import { startServer } from '../../scripts/serve/server';
import {
  buildDir,
  colorModeButton,
  expect,
  heading,
  open,
  openDrawer,
  openSwitcher,
  sidebar,
  test,
  titleOf,
} from './site';

const guide = '/docs/Android/docScan';

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
  await open(page, guide);
  for (const width of [1440, 1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expect.poll(() => overlaps(page), `${String(width)} px at ${size}`).toEqual([]);
    }
  }
});

test('the drawer has the whole name, and slides nowhere with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, guide);
  const drawer = await openDrawer(page);
  const name = drawer.locator('.navbar__title');
  await expect(name).toBeVisible();
  expect(await name.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
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

test('forced colors mark the chosen tab and the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, guide);
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

test('paper shows all of the text and its links, without the navigation', async ({ page }) => {
  const shown = (selector: string): Promise<number> =>
    page.locator(selector).filter({ visible: true }).count();
  const deferred = (): Promise<number> =>
    page
      .locator('article *')
      .evaluateAll(
        (all) =>
          all.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length,
      );
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const toTop = page.locator('.theme-back-to-top-button');
  await open(page, guide);
  expect(await deferred()).toBeGreaterThan(0);
  await colorModeButton(page).click();
  await test.step('on screen, a button leads back to the top', async () => {
    for (const again of [false, true]) {
      // Over the text: the table of contents can scroll, too.
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 3000);
      await expect.poll(scrolled).toBeGreaterThan(2000);
      // It is there once the reader has scrolled up.
      await page.mouse.wheel(0, -500);
      await expect(toTop).toBeVisible();
      if (again) break;
      await toTop.click();
      await expect.poll(scrolled).toBe(0);
    }
  });
  await page.emulateMedia({ media: 'print' });
  await test.step('no navigation', async () => {
    const navigation =
      '.navbar, aside, .theme-doc-toc-desktop, .pagination-nav, .theme-back-to-top-button, footer.footer';
    expect(await shown(navigation)).toBe(0);
    expect(await shown('article button, [role=tab]')).toBe(0);
  });
  await test.step('all tabs, drawings and code', async () => {
    const panels = page.locator('[role=tabpanel]');
    expect(await shown('[role=tabpanel]')).toBe(await panels.count());
    const label = (panel: Element): string => getComputedStyle(panel, '::before').content;
    expect(await panels.nth(1).evaluate(label)).toBe('"Java"');
    expect(await deferred()).toBe(0);
    const code = await page.locator('article pre').evaluateAll((all) =>
      all.map((pre) => ({
        isWide: pre.scrollWidth > pre.clientWidth + 1,
        // An inline block moves to the next sheet as a whole and leaves its empty frame behind.
        isBlock: getComputedStyle(pre.querySelector(':scope > code') ?? pre).display === 'block',
      })),
    );
    expect(code.filter(({ isWide, isBlock }) => isWide || !isBlock)).toEqual([]);
  });
  await test.step('where links lead', async () => {
    const link = page.locator('article p > a[href^="/"]').first();
    const href = await link.getAttribute('href');
    // Chromium gives the parts of the value, as written and as strings.
    const target = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(target.replaceAll('" "', '')).toContain(`${siteUrl}${href ?? ''}`);
  });
  await test.step('ink on paper, whatever the mode on screen is', async () => {
    const [ink, paper] = await page.locator('body').evaluate((body) => {
      const style = getComputedStyle(body);
      return [style.color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(ink).toBe('rgb(20, 32, 29)');
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper);
  });
  await test.step('the whole width of the sheet, however wide', async () => {
    // Also where the rules for wide windows apply: WebKit applies them whatever the size of the sheet is.
    const box = await page.locator('.theme-doc-markdown').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 1280 });
    // A row of screens wraps, also on a narrow sheet.
    await page.setViewportSize({ width: 600, height: 800 });
    for (const figure of await page.locator('article figure').all())
      expect((await figure.boundingBox())?.width).toBeLessThanOrEqual(600);
  });
});

test('on a slow network, pages and links work before scripts arrive', async ({ page, watch }) => {
  watch.allow(/third party/);
  const site = await startServer({
    root: buildDir,
    // Far longer than what is done meanwhile takes.
    rules: [{ path: /^\/assets\/js\//, delay: 20_000 }],
  });
  try {
    await page.goto(site.url + guide, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const switcher = await openSwitcher(sidebar(page));
    await switcher.locator('a[href="/docs/react-native/docScan"]').click();
    await expect(heading(page)).toHaveText(titleOf('/docs/react-native/docScan'));
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  } finally {
    await page.goto('about:blank');
    await site.close();
  }
});
