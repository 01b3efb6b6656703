/** The release checklists: src/components/Checklist and the boxes that src/plugins/checklist makes. */
import type { Page } from '@playwright/test';
import {
  arrived,
  brokenScriptErrors,
  brokenScripts,
  expect,
  open,
  spoiledStorages,
  test,
} from './site';

const path = '/docs/Android/releaseChecklist';
const offline = (page: Page) => page.getByRole('checkbox', { name: 'It works in airplane mode.' });
const promise = (page: Page) => page.getByText('Your check marks stay in this browser.');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'done' });

test('ticks are counted, stored for this page only, and cleared', async ({ page, context }) => {
  await open(page, path);
  const all = await page.locator('.dk-task').count();
  expect(all).toBeGreaterThan(15);
  await expect(status(page)).toHaveText(`0 of ${String(all)} done`);
  await expect(page.getByRole('button', { name: 'Clear check marks' })).toBeDisabled();

  await page.getByText('It works in airplane mode.').click();
  await expect(offline(page)).toBeChecked();
  await page.getByRole('checkbox', { name: 'A cancel changes nothing.' }).check();
  await expect(status(page)).toHaveText(`2 of ${String(all)} done`);

  await page.reload();
  await expect(offline(page)).toBeChecked();
  await expect(status(page)).toHaveText(`2 of ${String(all)} done`);

  // Through the sidebar and back: the page is made anew without a load.
  await page.locator('aside .menu__link[href="/docs/Android/changelog"]').click();
  await arrived(page, '/docs/Android/changelog');
  await page.goBack();
  await expect(offline(page)).toBeChecked();

  await page.getByRole('button', { name: 'Clear check marks' }).click();
  await page.reload();
  await expect(status(page)).toHaveText(`0 of ${String(all)} done`);
  await expect(offline(page)).not.toBeChecked();

  // They follow those of another window.
  const other = await context.newPage();
  await open(other, path);
  await offline(other).check();
  await expect(offline(page)).toBeChecked();
  await offline(other).uncheck();
  await expect(offline(page)).not.toBeChecked();
  await expect(status(page)).toHaveText(/^0 of/);

  // Paper has the list with its boxes, without the buttons.
  await page.emulateMedia({ media: 'print' });
  await expect(offline(page)).toBeVisible();
  await expect(promise(page)).toBeHidden();
});

test('ticks made before scripts ran are counted', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // Only on the first visit: afterward the browser has to know.
      if (localStorage.length > 0) return;
      const box = document.querySelector<HTMLInputElement>('#tick-it-works-in-airplane-mode');
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

for (const state of ['denied', 'full'] as const) {
  test(`counts, and makes no promises, if storage is ${state}`, async ({ page, watch }) => {
    watch.allow(/storage error/);
    await page.addInitScript(spoiledStorages[state]);
    await open(page, path);
    await offline(page).check();
    await expect(status(page)).toHaveText(/^1 of/);
    await expect(page.getByText('doesn’t save your check marks')).toBeVisible();
    await expect(promise(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear check marks' }).click();
    await expect(offline(page)).not.toBeChecked();
  });
}

test('says what does not work where its script is broken, and retries', async ({ page, watch }) => {
  watch.allow(brokenScriptErrors);
  // Each Retry fetches the next of them.
  const answers = brokenScripts.map(({ answer }) => answer);
  await page.route(/components_Checklist/, async (route) => {
    const answer = answers.shift();
    await (answer === undefined ? route.continue() : route.fulfill(answer));
  });
  await open(page, path);
  const message = page.getByRole('alert').filter({ hasText: 'aren’t counted or saved' });
  await expect(message).toBeVisible();
  await expect(promise(page)).toHaveCount(0);
  await offline(page).check();
  const retry = message.getByRole('button', { name: 'Retry' });
  while (answers.length > 0) {
    const before = answers.length;
    await retry.click();
    await expect.poll(() => answers.length).toBeLessThan(before);
  }
  await retry.click();
  await expect(status(page)).toHaveText(/^1 of/);
  await expect(message).toHaveCount(0);
  await expect(promise(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the boxes can still be checked', async ({ page }) => {
    await page.goto(path);
    await offline(page).check();
    await expect(offline(page)).toBeChecked();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await expect(promise(page)).toHaveCount(0);
  });
});
