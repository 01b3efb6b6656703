import { expect, sidewaysScroll, test } from './site';

test.use({ javaScriptEnabled: false });

test('a guide can be read, with all of its code @everywhere', async ({ page }) => {
  await page.goto('/docs/Android/docScan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Scan a document' })).toBeVisible();
  const blocks = page.locator('article pre');
  expect(await blocks.count()).toBeGreaterThan(5);
  await expect(blocks.filter({ visible: true }).first()).toContainText(
    'DocumentScannerConfiguration',
  );
  await expect(
    page.locator('tr:has([id="DocumentScannerConfiguration.autoCapture"])'),
  ).toBeVisible();
  await expect(page.locator('[data-screen=scan]').first()).toBeVisible();
});

test('colors are there and the page does not scroll sideways @phone', async ({ page }) => {
  await page.goto('/docs/Android/docScan');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the upgrade path has the steps of each version', async ({ page }) => {
  await page.goto('/docs/react-native/migration');
  await expect(
    page.locator('noscript p', { hasText: 'Choosing versions needs JavaScript.' }),
  ).toBeVisible();
  await page.locator('summary').filter({ hasText: '2.0.0' }).click();
  await expect(page.getByText('String unions became enums')).toBeVisible();
});

test('the theme builder explains that it needs JavaScript', async ({ page }) => {
  await page.goto('/docs/Android/colorConfig');
  await expect(
    page.locator('noscript p', { hasText: 'Choosing colors needs JavaScript.' }),
  ).toBeVisible();
  await expect(page.locator('fieldset [data-screen=scan]').first()).toBeVisible();
});

test('the docs root links to every platform', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('link', { name: 'Photo payment on Android', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/photo payment/i);
});

test('the platform switcher leads to the same page on other platforms @everywhere', async ({
  page,
}) => {
  await page.goto('/docs/Android/docScan');
  const switcher = page.locator('aside details').filter({ hasText: 'Switch platform' });
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name: 'Flutter' }).click();
  await expect(page).toHaveURL(/\/docs\/Flutter\/docScan\/?$/);
});
