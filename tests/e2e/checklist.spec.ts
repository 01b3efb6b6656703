/** The release checklists: src/components/Checklist and the boxes that src/plugins/checklist makes. */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, open, test } from './site';

const path = '/docs/Android/releaseChecklist';
const offline = (page: Page) => page.getByRole('checkbox', { name: 'It works in flight mode.' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'done' });

test('ticks are counted, kept on this page only, and cleared', async ({ page }) => {
  await open(page, path);
  const all = await page.locator('.dk-task').count();
  expect(all).toBeGreaterThan(15);
  await expect(status(page)).toHaveText(`0 of ${String(all)} done`);
  await expect(page.getByRole('button', { name: 'Clear ticks' })).toBeDisabled();

  await page.getByText('It works in flight mode.').click();
  await expect(offline(page)).toBeChecked();
  await page.getByRole('checkbox', { name: 'Cancel does nothing.' }).check();
  await expect(status(page)).toHaveText(`2 of ${String(all)} done`);

  await page.reload();
  await expect(offline(page)).toBeChecked();
  await expect(status(page)).toHaveText(`2 of ${String(all)} done`);

  // Through the sidebar and back: the page is made anew without a load.
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  await expect(page).toHaveURL(/changelog$/);
  await page.goBack();
  await expect(offline(page)).toBeChecked();

  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await expect(offline(page)).not.toBeChecked();
  await expect(status(page)).toHaveText(`0 of ${String(all)} done`);
  await page.reload();
  await expect(status(page)).toHaveText(`0 of ${String(all)} done`);
  await expect(offline(page)).not.toBeChecked();
});

test('ticks follow those of another window, cleared ones too', async ({ page, context }) => {
  await open(page, path);
  const other = await context.newPage();
  await open(other, path);
  await offline(other).check();
  await expect(offline(page)).toBeChecked();
  await offline(other).uncheck();
  await expect(offline(page)).not.toBeChecked();
  await expect(status(page)).toHaveText(/^0 of/);
});

test('ticks made before scripts ran are kept and counted', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // Only on the first visit: afterwards the browser has to know.
      if (localStorage.length > 0) return;
      const box = document.querySelector<HTMLInputElement>('#tick-it-works-in-flight-mode');
      if (box !== null) box.checked = true;
    });
  });
  await open(page, path);
  await expect(offline(page)).toBeChecked();
  await expect(status(page)).toHaveText(/^1 of/);
  await page.reload();
  await expect(status(page)).toHaveText(/^1 of/);
  await expect(offline(page)).toBeChecked();
});

test('counts even where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await open(page, path);
  await offline(page).check();
  await expect(status(page)).toHaveText(/^1 of/);
});

test('prints the list with its boxes and without the buttons', async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText('Your ticks stay in this browser.')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the boxes can be ticked all the same', async ({ page }) => {
    await page.goto(path);
    await offline(page).check();
    await expect(offline(page)).toBeChecked();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });
});

test('is accessible', async ({ page }) => {
  await open(page, path);
  expect(await violations(page)).toEqual([]);
});
