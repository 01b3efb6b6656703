// Links to the Markdown versions of pages; the files are tested in tests/build. Covers src/theme/SiteMetadata.
import { built, expect, open, publicUrl, test } from './site';

test('every page that a link leads to names its own Markdown version', async ({ page }) => {
  const link = page.locator('link[type="text/markdown"]');
  await open(page, '/docs/Android/docScan');
  await expect(link).toHaveAttribute('href', `${publicUrl}/docs/Android/docScan.md`);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'File import' })
    .click();
  await expect(link).toHaveAttribute('href', `${publicUrl}/docs/Android/fileImport.md`);
});

test('a missing page names no Markdown version', async ({ page, watch }) => {
  watch.allow(/no-such-page|404/);
  expect(built('404.html')).not.toContain('text/markdown');
  await open(page, '/docs/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
});
