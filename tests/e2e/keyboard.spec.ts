// Keyboard scripts: skip link, announcement of pages, drawer, dropdown, tabs, code, navbar. That the drawer keeps focus
// and gives it back, and the keys of tabs, in each engine: tests/core.
import type { Locator, Page } from '@playwright/test';
import { arrived, expect, open, sidebar, sidebarLink, test } from './site';

const guide = '/docs/Android/docScan';
const narrow = { width: 996, height: 800 };
const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Navigation' });
const close = (page: Page): Locator => page.locator('.navbar-sidebar__close');

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await open(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#__docusaurus_skipToContent_fallback"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
});

test('the title is announced after a link and Back, and nothing on load', async ({ page }) => {
  const region = page.locator('#route-announcer');
  await open(page, guide);
  await expect(region).toHaveRole('status');
  const first = await page.title();
  await page.locator('.theme-doc-toc-desktop .table-of-contents__link').nth(1).click();
  await expect(page).toHaveURL(/#/);
  await expect(region).toBeEmpty();
  await sidebarLink(page, '/docs/Android/pdfCreation').click();
  await arrived(page, '/docs/Android/pdfCreation');
  await expect(region).toHaveText(await page.title());
  await page.goBack();
  await expect(region).toHaveText(first);
});

test('the drawer is closed in every way, and is there up to 996 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, '/docs/Android/intro');
  await page.locator(`main a[href="${guide}"]`).first().click();
  await arrived(page, guide);
  await test.step('with its button, which is large enough', async () => {
    await toggle(page).click();
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    const size = await close(page).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await close(page).click();
    await expect(toggle(page)).toBeFocused();
  });
  await test.step('before its first stop is the last one', async () => {
    await toggle(page).click();
    const first = drawer(page).locator('.navbar__brand');
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    // Not an earlier one, nor the first, to which focus that has left would be brought back.
    const stops = drawer(page).locator('a[href], button, summary').filter({ visible: true });
    await expect(stops.last()).toBeFocused();
    await close(page).click();
  });
  await test.step('with a click beside it', async () => {
    await toggle(page).click();
    await page.locator('.navbar-sidebar__backdrop').click({ position: { x: 980, y: 400 } });
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });
  await test.step('with Escape, after the open switcher in it', async () => {
    await toggle(page).click();
    await drawer(page).locator('summary').first().press('Enter');
    await page.keyboard.press('Escape');
    await expect(drawer(page).locator('details').first()).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
  });
  await test.step('with Back, which keeps the page', async () => {
    await toggle(page).click();
    await expect(close(page)).toBeFocused();
    await page.evaluate(() => {
      history.back();
    });
    await expect(drawer(page)).toHaveCount(0);
    await arrived(page, guide);
  });
  await test.step('with a link, after which focus is at the start', async () => {
    await toggle(page).click();
    await drawer(page).locator('a[href="/docs/Android/pdfCreation"]').click();
    await arrived(page, '/docs/Android/pdfCreation');
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator('#route-announcer')).not.toBeEmpty();
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href^="#__docusaurus_skipToContent"]')).toBeFocused();
  });
  await test.step('with a window of 997 px', async () => {
    await toggle(page).click();
    await expect(drawer(page)).toBeAttached();
    await page.setViewportSize({ ...narrow, width: 997 });
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle(page)).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
  });
});

test('menus open with a key, Escape closes them, and focus returns', async ({ page }) => {
  const label = page.locator('.navbar .dropdown > .navbar__link').first();
  const item = page.locator('.dropdown__menu .dropdown__link').first();
  await open(page, guide);
  await test.step('the platform switcher', async () => {
    const details = sidebar(page).locator('details').first();
    await details.locator('summary').press('Enter');
    await expect(details).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(details).not.toHaveAttribute('open');
    await expect(details.locator('summary')).toBeFocused();
  });
  await test.step('a dropdown (src/clientModules/escape.ts)', async () => {
    await label.press('Enter');
    await expect(label).toHaveAttribute('aria-expanded', 'true');
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(label).toBeFocused();
    await expect(label).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('Escape hides what pointing has opened, until it comes again', async () => {
    await label.hover();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await page.mouse.move(600, 500);
    await label.hover();
    await expect(item).toBeVisible();
  });
});

test('what is below a chosen tab stays in its place', async ({ page }) => {
  await open(page, guide);
  const lower = page.getByRole('tablist').nth(2).getByRole('tab', { name: 'Java' });
  await lower.scrollIntoViewIfNeeded();
  const before = (await lower.boundingBox())?.y ?? 0;
  await lower.click();
  await expect(page.getByRole('tab', { name: 'Java', selected: true }).first()).toBeAttached();
  const after = (await lower.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(2);
});

test('wide code is reached with Tab and scrolled with arrows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, guide);
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

test('the navbar hides on scrolling down, unless it has focus', async ({ page }) => {
  const bottom = (): Promise<number> =>
    page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  await open(page, guide);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, 600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(bottom).toBeGreaterThan(40);
  await page.mouse.wheel(0, 600);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  const link = page.locator('.navbar a.navbar__link').last();
  await link.evaluate((element) => {
    element.focus({ preventScroll: true });
  });
  await expect.poll(bottom).toBeGreaterThan(40);
  await expect(link).toBeInViewport();
});
