import { expect, open, test } from './site';

test('a page leads to the guides that use its symbol', async ({ page }) => {
  await open(page, '/docs/react-native/api/interfaces/PageEditConfiguration');
  const used = page.locator('#used-in-these-guides');
  await expect(used).toBeVisible();
  const link = page
    .locator('#used-in-these-guides ~ ul')
    .getByRole('link', { name: 'Document scanning', exact: true });
  await link.click();
  await expect(page).toHaveURL('/docs/react-native/docScan');
});

test('the sidebar of a platform opens its reference', async ({ page }) => {
  await open(page, '/docs/react-native/intro');
  const sidebar = page.locator('aside.theme-doc-sidebar-container');
  await sidebar.getByRole('link', { name: 'API reference', exact: true }).click();
  await expect(page).toHaveURL('/docs/react-native/api/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
