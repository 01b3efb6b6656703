// Without JavaScript. What can be read in the HTML: tests/build; the rest, in each engine: tests/core. Covers
// src/theme/Navbar/MobileSidebar/Toggle and src/theme/TOCCollapsible.
import { expect, openSwitcher, sidebar, test } from './site';

test.use({ javaScriptEnabled: false });

const guide = '/docs/Android/docScan';

test('a guide shows all panels and no dead button, and its switcher leads on', async ({ page }) => {
  await page.goto(guide);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  const panels = page.locator('[role=tabpanel]');
  await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
  await expect(page.locator('[data-screen=scan]').first()).toBeVisible();
  await expect(page.locator('button:enabled').filter({ visible: true })).toHaveCount(0);
  const switcher = await openSwitcher(sidebar(page));
  await switcher.locator('a[href="/docs/Flutter/docScan"]').click();
  await expect(page).toHaveURL(/\/docs\/Flutter\/docScan\/?$/);
});

test('a link in place of the menu button leads to every platform, and the contents open @phone', async ({
  page,
}) => {
  await page.goto(guide);
  const contents = page.locator('.theme-doc-toc-mobile');
  const entry = contents.locator('a[href="#lifecycle"]');
  await expect(entry).toBeHidden();
  await contents.locator('summary').tap();
  await entry.tap();
  await expect(page.locator('#lifecycle')).toBeInViewport();
  await expect(page.locator('button.navbar__toggle')).toBeHidden();
  await page.locator('a.navbar__toggle').click();
  await page.locator('#navigation a[href="/docs/capacitor/intro"]').click();
  await expect(page).toHaveURL(/\/docs\/capacitor\/intro\/?$/);
});
