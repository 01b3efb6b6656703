// Keyboard scripts: skip link, announcement of pages, drawer, dropdown, tabs, code, navbar.
// Covers src/theme/Root/index.tsx, src/theme/Navbar/MobileSidebar/Layout/index.tsx,
// src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx,
// src/theme/Tabs/index.tsx.
import type { Locator, Page } from '@playwright/test';
import { arrived, expect, open, test } from './site';

const narrow = { width: 996, height: 800 };
const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Navigation' });

/** Whether focus is within an element. */
const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement));

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#__docusaurus_skipToContent_fallback"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.locator('.navbar'))).toBe(false);
  expect(await hasFocus(page.locator('.main-wrapper'))).toBe(true);
});

test('nothing is announced on load and for an anchor, and the title after a link and after Back (src/theme/Root/index.tsx)', async ({
  page,
}) => {
  const region = page.locator('#route-announcer');
  await open(page, '/docs/Android/docScan');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toBeEmpty();
  const first = await page.title();
  await page.locator('.theme-doc-toc-desktop .table-of-contents__link').nth(1).click();
  await expect(page).toHaveURL(/#/);
  await expect(region).toBeEmpty();
  await page.locator('aside .menu__link[href="/docs/Android/pdfCreation"]').click();
  await arrived(page, '/docs/Android/pdfCreation');
  await expect(region).not.toBeEmpty();
  expect(await region.textContent()).toBe(await page.title());
  await page.goBack();
  await expect(region).toHaveText(first);
});

test.describe('drawer (src/theme/Navbar/MobileSidebar/Layout/index.tsx)', () => {
  const close = (page: Page): Locator => page.locator('.navbar-sidebar__close');

  test('takes focus, keeps it, and gives it back on Escape, from its close button and from outside', async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await open(page, '/docs/Android/docScan');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await test.step('focus goes round', async () => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(close(page)).toBeFocused();
      await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      const size = await close(page).boundingBox();
      expect(size?.width).toBeGreaterThanOrEqual(24);
      expect(size?.height).toBeGreaterThanOrEqual(24);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
    });
    await test.step('the close button and a click beside it', async () => {
      await toggle(page).click();
      await close(page).click();
      await expect(toggle(page)).toBeFocused();
      await toggle(page).click();
      await page.locator('.navbar-sidebar__backdrop').click({ position: { x: 980, y: 400 } });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
    });
    await test.step('Escape closes an open switcher first, then the drawer', async () => {
      await toggle(page).click();
      const summary = drawer(page).locator('summary').first();
      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(drawer(page).locator('details').first()).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('a link leads to the new page with focus at its start', async () => {
      await toggle(page).click();
      await drawer(page).locator('a[href="/docs/Android/pdfCreation"]').click();
      await arrived(page, '/docs/Android/pdfCreation');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('#route-announcer')).not.toBeEmpty();
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href^="#__docusaurus_skipToContent"]')).toBeFocused();
    });
    await test.step('it is there at 996 px and not at 997 px', async () => {
      await toggle(page).click();
      await expect(drawer(page)).toBeAttached();
      await page.setViewportSize({ ...narrow, width: 997 });
      await expect(drawer(page)).toHaveCount(0);
      await expect(toggle(page)).toBeHidden();
      await expect(page.locator('aside.theme-doc-sidebar-container')).toBeVisible();
    });
  });

  test('Back closes it and keeps the page and its address', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, '/docs/Android/intro');
    await page.locator('main a[href="/docs/Android/docScan"]').first().click();
    await arrived(page, '/docs/Android/docScan');
    await toggle(page).click();
    await expect(close(page)).toBeFocused();
    await page.evaluate(() => {
      history.back();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await arrived(page, '/docs/Android/docScan');
    await page.goBack();
    await arrived(page, '/docs/Android/intro');
  });
});

test.describe('menus of the page', () => {
  const label = (page: Page): Locator => page.locator('.navbar .dropdown > .navbar__link').first();
  const item = (page: Page): Locator => page.locator('.dropdown__menu .dropdown__link').first();

  test('open with a key, Escape closes them, and focus returns', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    await test.step('the platform switcher', async () => {
      const details = page.locator('aside.theme-doc-sidebar-container details').first();
      await details.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(details).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(details).not.toHaveAttribute('open');
      await expect(details.locator('summary')).toBeFocused();
    });
    await test.step('a dropdown (src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx)', async () => {
      await label(page).focus();
      await page.keyboard.press('Enter');
      await expect(label(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(item(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(item(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(item(page)).toBeHidden();
      await expect(label(page)).toBeFocused();
      await expect(label(page)).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('Escape hides what pointing has opened, until the pointer comes again', async () => {
      await label(page).hover();
      await expect(item(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(item(page)).toBeHidden();
      await page.mouse.move(600, 500);
      await label(page).hover();
      await expect(item(page)).toBeVisible();
    });
  });
});

test.describe('tabs (src/theme/Tabs/index.tsx)', () => {
  const list = (page: Page): Locator => page.getByRole('tablist').first();
  const tab = (page: Page, name: string): Locator => list(page).getByRole('tab', { name });

  test('what is below a chosen tab stays in its place', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const java = tab(page, 'Java');
    const lower = page.getByRole('tablist').nth(2).getByRole('tab', { name: 'Java' });
    await lower.scrollIntoViewIfNeeded();
    const before = (await lower.boundingBox())?.y ?? 0;
    await lower.click();
    await expect(java).toHaveAttribute('aria-selected', 'true');
    const after = (await lower.boundingBox())?.y ?? 0;
    expect(Math.abs(after - before)).toBeLessThan(2);
  });

  test('a hash inside a closed tab opens that tab and leaves the choice alone', async ({
    page,
  }) => {
    await open(page, '/docs/Android/docScan');
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    await panels
      .nth(1)
      .locator('pre')
      .evaluate((element) => {
        element.id = 'inside';
      });
    await expect(page.locator('#inside')).toBeHidden();
    await page.evaluate(() => {
      window.location.hash = '#inside';
    });
    await expect(tab(page, 'Java')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#inside')).toBeInViewport();
    await expect(
      page.getByRole('tablist').nth(1).getByRole('tab', { name: 'Kotlin' }),
    ).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Kotlin').click();
    await expect(page.locator('#inside')).toBeHidden();
  });
});

test('wide code is reached with Tab and scrolled with arrows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/docs/Android/docScan');
  const all = page.locator('article pre').filter({ visible: true });
  const wide = await all.evaluateAll((elements) =>
    elements.findIndex((element) => element.scrollWidth > element.clientWidth + 50),
  );
  const code = all.nth(wide);
  await code.locator('..').getByRole('button', { name: /Copy/ }).focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-label', /code$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe('navbar that hides', () => {
  const top = (page: Page): Promise<number> =>
    page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);

  test('continues scrolling down, comes on scrolling up, and never hides what has focus', async ({
    page,
  }) => {
    await open(page, '/docs/Android/docScan');
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => top(page)).toBeGreaterThan(40);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    const link = page.locator('.navbar a.navbar__link').last();
    await link.evaluate((element) => {
      element.focus({ preventScroll: true });
    });
    await expect.poll(() => top(page)).toBeGreaterThan(40);
    await expect(link).toBeInViewport();
  });
});
