// Form state that browsers restore on a reload: Firefox sets fields back to what they were, which the page would not know.
import { expect, open, pageHtml, routes, test } from './site';

const fields = /<(?:input|select|textarea)\b[^>]*>/g;

test('no field of a page is restored by the browser on a reload', () => {
  const all = routes.flatMap((path) => pageHtml(path).match(fields) ?? []);
  expect(all.length).toBeGreaterThan(300);
  expect([...new Set(all.filter((tag) => !/\bautocomplete="?off\b/i.test(tag)))]).toEqual([]);
});

for (const path of ['/docs/Android/colorConfig', '/docs/errors']) {
  test(`no field of ${path} or of search is restored once scripts run`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeVisible();
    const restorable = page.locator(':is(input, select, textarea):not([autocomplete="off"])');
    await expect(restorable).toHaveCount(0);
    await expect(page.locator('input, select').filter({ visible: true })).not.toHaveCount(0);
  });
}
