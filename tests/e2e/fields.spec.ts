// Form state that browsers restore on a reload: Firefox sets fields back to what they were, which the page would not know.
import { expect, open, test } from './site';

test('no field of a page or of search is restored once scripts run', async ({ page }) => {
  for (const path of ['/docs/Android/colorConfig', '/docs/errors']) {
    await test.step(path, async () => {
      await open(page, path);
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeVisible();
      const restorable = page.locator(':is(input, select, textarea):not([autocomplete="off"])');
      await expect(restorable).toHaveCount(0);
      await expect(page.locator('input, select').filter({ visible: true })).not.toHaveCount(0);
    });
  }
});
