// Parts of pages that stay as the server rendered them.
import type { Page } from '@playwright/test';
import { arrived, expect, markServed, open, sameDocument, test } from './site';

const guide = '/docs/Android/docScan';

test.describe('src/theme/Footer', () => {
  test('stays as it was served, and its links are the router’s', async ({ page }) => {
    await markServed(page, '.theme-layout-footer a');
    await open(page, guide);
    const footer = page.locator('.theme-layout-footer');
    const link = footer.getByRole('link', { name: 'Accessibility' });
    await expect(link).toHaveAttribute('data-served');
    const same = await sameDocument(page);
    await link.click();
    await expect(page).toHaveURL('/accessibility');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accessib/);
    expect(await same()).toBe(true);
    // Rendered by the browser now.
    await expect(link).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Trial license' })).toBeVisible();
  });
});

test.describe('home (src/components/StaticRegion)', () => {
  test('keeps tiles as served; after a navigation they are there as well', async ({ page }) => {
    await markServed(page, 'main a');
    await open(page, '/');
    const tile = page.getByRole('link', { name: 'Document SDK for Android' });
    await expect(tile).toHaveAttribute('data-served');
    const same = await sameDocument(page);
    await tile.click();
    await expect(page).toHaveURL('/docs/Android/intro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Document SDK for Android');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await expect(tile).not.toHaveAttribute('data-served');
    await tile.click();
    await expect(page).toHaveURL('/docs/Android/intro');
    expect(await same()).toBe(true);
  });
});

test.describe('src/theme/DocSidebar/Desktop', () => {
  const sidebar = (page: Page) => page.locator('aside.theme-doc-sidebar-container');

  test('a window that becomes wide gets the sidebar @phone', async ({ page }) => {
    await open(page, guide);
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await sidebar(page).getByRole('link', { name: 'PDF creation' }).click();
    await arrived(page, '/docs/Android/pdfCreation');
    await sidebar(page).locator('summary').click();
    await sidebar(page)
      .getByRole('list', { name: 'Document SDK' })
      .getByRole('link', { name: 'React Native', exact: true })
      .click();
    await expect(page).toHaveURL('/docs/react-native/pdfCreation');
  });

  test('on a wide screen its links lead on without a new page', async ({ page }) => {
    await open(page, guide);
    const same = await sameDocument(page);
    await sidebar(page).getByRole('link', { name: 'PDF creation' }).click();
    await expect(page).toHaveURL('/docs/Android/pdfCreation');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('PDF creation');
    expect(await same()).toBe(true);
  });
});

test('src/theme/Navbar/MobileSidebar is rendered when it is opened, and stays in the page @phone', async ({
  page,
}) => {
  await open(page, guide);
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await expect(drawer.getByRole('link', { name: 'PDF creation' })).toBeInViewport();
  await expect(drawer.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(1);
  await expect(drawer).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test.describe('src/theme/TOCCollapsible without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('still opens @phone', async ({ page }) => {
    await page.goto(guide);
    const contents = page.locator('.theme-doc-toc-mobile');
    const entry = contents.getByRole('link', { name: 'Lifecycle' });
    await expect(entry).toBeHidden();
    await contents.getByText('On this page').tap();
    await entry.tap();
    await expect(page.getByRole('heading', { name: 'Lifecycle' })).toBeInViewport();
  });
});
