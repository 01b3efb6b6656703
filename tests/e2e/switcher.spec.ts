// Covers src/theme/DocSidebarItems/index.tsx: the platform switcher on top of the sidebar and drawer.
import type { Locator, Page } from '@playwright/test';
import { payloadPath } from '../../src/fast-documents/client/payload';
import { connect, expect, hold, open, test } from './site';

const sidebar = (page: Page): Locator =>
  page.locator('aside.theme-doc-sidebar-container details').first();

/** The entry of another page, below the switcher. */
const pdfCreation = (page: Page): Locator =>
  page.locator('aside.theme-doc-sidebar-container').getByRole('link', { name: 'PDF creation' });

test.describe('platform switcher in the sidebar (src/theme/DocSidebarItems/index.tsx)', () => {
  test('appears once, above the pages, and shows the current platform', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    await expect(
      page.locator('aside.theme-doc-sidebar-container details:has-text("Switch platform")'),
    ).toHaveCount(1);
    const summary = sidebar(page).locator('summary');
    await expect(summary).toContainText('Android');
    await expect(summary).toContainText('Document SDK');
    await expect(sidebar(page)).not.toHaveAttribute('open');
    await summary.click();
    await expect(sidebar(page).locator('[aria-current]')).toHaveText('Android');
  });

  test('keeps the kind of page, and Back returns', async ({ page }) => {
    await open(page, '/docs/Android/pdfCreation');
    await sidebar(page).locator('summary').click();
    await sidebar(page).getByRole('link', { name: 'React Native', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/react-native/pdfCreation');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('React Native');
    await expect(sidebar(page).locator('summary')).toContainText('React Native');
    await expect(sidebar(page)).not.toHaveAttribute('open');
    await page.goBack();
    await expect(page).toHaveURL('/docs/Android/pdfCreation');
    await expect(sidebar(page).locator('summary')).toContainText('Android');
  });

  test('stays open when a page chosen earlier finishes loading', async ({ page }) => {
    await connect(page);
    const release = await hold(page, `**${payloadPath('/docs/Android/pdfCreation')}`);
    await open(page, '/docs/Android/docScan');
    await pdfCreation(page).click();
    await expect(page).toHaveURL('/docs/Android/pdfCreation');
    await sidebar(page).locator('summary').click();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PDF creation on Android');
    await expect(sidebar(page)).toHaveAttribute('open');
    await expect(sidebar(page).getByRole('link', { name: 'Capacitor' }).first()).toBeVisible();
  });

  test('closes when another page is selected, and stays open for an anchor on the page', async ({
    page,
  }) => {
    await open(page, '/docs/Android/docScan');
    await sidebar(page).locator('summary').click();
    await page.locator('.table-of-contents__link').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/Android\/docScan#/);
    await expect(sidebar(page)).toHaveAttribute('open');
    await pdfCreation(page).click();
    await expect(sidebar(page)).not.toHaveAttribute('open');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PDF creation on Android');
  });

  test('stays open when a link opens another window', async ({ page, context }) => {
    await open(page, '/docs/Android/docScan');
    await sidebar(page).locator('summary').click();
    const other = context.waitForEvent('page');
    await sidebar(page)
      .getByRole('link', { name: 'Capacitor', exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await other).toHaveURL('/docs/capacitor/docScan');
    await expect(sidebar(page)).toHaveAttribute('open');
  });

  test('shows before the click which platforms lack the page', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    await sidebar(page).locator('summary').click();
    const windows = sidebar(page).getByRole('link', { name: /^Windows/ });
    await expect(windows).toContainText('Not available: opens Data extraction');
    await windows.click();
    await expect(page).toHaveURL('/docs/Windows/dataExtraction');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Windows/);
  });

  test('switches to the other SDK, and back to a page that both have', async ({ page }) => {
    await open(page, '/docs/react-native/docScan');
    await sidebar(page).locator('summary').click();
    const barcode = sidebar(page)
      .locator('ul')
      .last()
      .getByRole('link', { name: /^React Native/ });
    await expect(barcode).toContainText('Not available: opens');
    await barcode.click();
    await expect(page).toHaveURL(/\/docs\/barcode-scanner-sdk\/react-native\/\w+$/);
    await expect(sidebar(page).locator('summary')).toContainText('Barcode SDK');
    await page.goto('/docs/barcode-scanner-sdk/react-native/theming');
    await sidebar(page).locator('summary').click();
    await sidebar(page).getByRole('link', { name: 'Android', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/Android/theming');
  });

  test('keeps the reference where the platform has one', async ({ page }) => {
    await open(page, '/docs/react-native/api/interfaces/ColorConfig');
    await sidebar(page).locator('summary').click();
    await expect(
      sidebar(page)
        .getByRole('link', { name: /^Android/ })
        .first(),
    ).toContainText('Not available: opens Introduction');
    await sidebar(page).getByRole('link', { name: 'Capacitor', exact: true }).click();
    await expect(page).toHaveURL('/docs/capacitor/api/');
  });

  test('is remembered on the home page', async ({ page }) => {
    await open(page, '/docs/react-native/intro');
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Start with React Native' })).toBeVisible();
  });
});

test.describe('platform switcher without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and leads to the same page', async ({ page }) => {
    await page.goto('/docs/Android/theming');
    await sidebar(page).locator('summary').click();
    await sidebar(page).getByRole('link', { name: 'React Native', exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/react-native\/theming\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('React Native');
  });
});

test.describe('platform switcher in the drawer (src/theme/DocSidebarItems/index.tsx)', () => {
  test('keeps the kind of page and closes the drawer @phone', async ({ page }) => {
    await open(page, '/docs/Android/onboarding');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByText('Switch platform').locator('..').tap();
    await drawer.getByRole('link', { name: 'React Native', exact: true }).first().tap();
    await expect(page).toHaveURL('/docs/react-native/onboarding');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('.navbar--show, .navbar-sidebar--show')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('React Native');
  });

  test('shows before the tap which platforms lack the page @phone', async ({ page }) => {
    await open(page, '/docs/Android/onboarding');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByText('Switch platform').locator('..').tap();
    const windows = drawer.getByRole('link', { name: /^Windows Not available: opens .+/ });
    await expect(windows).toBeVisible();
  });
});
