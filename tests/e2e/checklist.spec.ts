/** The release checklists: src/components/Checklist and the boxes that src/plugins/checklist makes. */
import type { Page } from '@playwright/test';
import {
  arrived,
  brokenScriptErrors,
  expect,
  expectPrint,
  open,
  sidebarLink,
  spoiledStorages,
  test,
} from './site';

const path = '/docs/Android/releaseChecklist';
const task = (page: Page, index = 0) => page.locator('.dk-task').getByRole('checkbox').nth(index);
const promise = (page: Page) => page.getByText('Your check marks stay in this browser.');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'done' });

// That they are kept, in each engine: tests/core.
test('ticks are counted, cleared, followed by other windows, and printed', async ({
  page,
  context,
}) => {
  await open(page, path);
  const all = await page.locator('.dk-task').count();
  expect(all).toBeGreaterThan(15);
  await expect(status(page)).toHaveText(`0 of ${String(all)} done`);
  await expect(page.getByRole('button', { name: 'Clear check marks' })).toBeDisabled();
  await task(page).check();
  await task(page, 1).check();
  await expect(status(page)).toHaveText(`2 of ${String(all)} done`);

  await test.step('a page that is made anew without a load has them', async () => {
    await sidebarLink(page, '/docs/Android/changelog').click();
    await arrived(page, '/docs/Android/changelog');
    await page.goBack();
    await expect(task(page)).toBeChecked();
  });
  await test.step('they are cleared', async () => {
    await page.getByRole('button', { name: 'Clear check marks' }).click();
    await expect(status(page)).toHaveText(/^0 of/);
    await expect(task(page)).not.toBeChecked();
  });
  await test.step('they follow those of another window', async () => {
    const other = await context.newPage();
    await open(other, path);
    await task(other).check();
    await expect(task(page)).toBeChecked();
  });
  await test.step('paper has the list with its boxes, without the buttons', async () => {
    await expectPrint(page, 'Print');
    await page.emulateMedia({ media: 'print' });
    await expect(task(page)).toBeVisible();
    await expect(promise(page)).toBeHidden();
  });
});

test('ticks made before scripts ran are counted', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // Only on the first visit: afterward the browser has to know.
      if (localStorage.length > 0) return;
      const box = document.querySelector<HTMLInputElement>('.dk-task input');
      if (box !== null) box.checked = true;
    });
  });
  await open(page, path);
  await expect(task(page)).toBeChecked();
  await expect(status(page)).toHaveText(/^1 of/);
  await page.reload();
  await expect(status(page)).toHaveText(/^1 of/);
  await expect(task(page)).toBeChecked();
});

for (const state of ['denied', 'full'] as const) {
  test(`counts, and makes no promises, if storage is ${state}`, async ({ page, watch }) => {
    watch.allow(/storage error/);
    await page.addInitScript(spoiledStorages[state]);
    await open(page, path);
    await task(page).check();
    await expect(status(page)).toHaveText(/^1 of/);
    await expect(page.getByText('doesn’t save your check marks')).toBeVisible();
    await expect(promise(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear check marks' }).click();
    await expect(task(page)).not.toBeChecked();
  });
}

test('says what does not work where its script is broken, and retries', async ({ page, watch }) => {
  watch.allow(brokenScriptErrors);
  const answers = [
    { status: 404 },
    { contentType: 'text/javascript', body: '' },
    { contentType: 'text/javascript', body: 'throw new Error("broken")' },
  ];
  const message = page.getByRole('alert', { name: 'Part of this page doesn’t work' });
  for (const answer of answers) {
    await page.route(/components_Checklist/, (route) => route.fulfill(answer));
    await open(page, path);
    await expect(message).toBeVisible();
    await expect(promise(page)).toHaveCount(0);
    await page.unroute(/components_Checklist/);
  }
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(promise(page)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the boxes can still be checked', async ({ page }) => {
    await page.goto(path);
    await task(page).check();
    await expect(task(page)).toBeChecked();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
    await expect(promise(page)).toHaveCount(0);
  });
});
