// The page of errors: src/plugins/content/errors.ts, src/components/ErrorIndex, and search's way there.
import type { Locator, Page } from '@playwright/test';
import { brokenScriptErrors, expect, hold, open, sidewaysScroll, test } from './site';

const path = '/docs/errors';

const entries = (page: Page): Locator => page.locator('section[data-error-platforms]');
const visible = (page: Page): Locator => entries(page).filter({ visible: true });
const entry = (page: Page, message: string): Locator =>
  entries(page).filter({ has: page.getByRole('heading', { level: 3, name: message }) });
const words = (page: Page): Locator => page.getByRole('searchbox', { name: 'Message or word' });
const platform = (page: Page): Locator => page.getByRole('combobox', { name: 'Platform' });
const status = (page: Page): Locator =>
  page.getByRole('search', { name: 'Errors' }).getByRole('status');

test.describe('narrowing', () => {
  test('by platform leaves its errors and its rows, and opens them; by words, what has them', async ({
    page,
  }) => {
    await open(page, path);
    const all = await entries(page).count();
    await platform(page).selectOption('Windows');
    await expect(status(page)).toHaveText(/^\d+ of \d+ errors$/);
    expect(await visible(page).count()).toBeLessThan(all / 2);
    await expect(entry(page, 'no camera on this device')).toBeHidden();
    const rows = entry(page, 'not initialised').locator('tbody tr').filter({ visible: true });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Document.AddPage()');
    await expect(page.getByRole('heading', { name: 'Camera and permission' })).toBeHidden();
    await platform(page).selectOption('');
    await expect(visible(page)).toHaveCount(all);
    await expect(status(page)).toHaveText('');

    await words(page).fill('expired key');
    await expect(visible(page)).toHaveCount(1);
    await expect(status(page)).toHaveText(/^1 of /);
    await words(page).fill('E/Invoices( 4711): [Error: page 7 does not exist] at App.kt:14');
    await expect(visible(page).getByRole('heading')).toHaveText(/page <number> does not exist/);
    await words(page).fill('nothing says this');
    await expect(status(page)).toHaveText(/^No error matches\./);
  });

  test('by the address, and a link to a hidden entry shows it', async ({ page }) => {
    await open(page, `${path}?platform=Flutter`);
    await expect(platform(page)).toHaveValue('Flutter');
    await expect(status(page)).toHaveText(/errors$/);
    await expect(entry(page, 'no camera on this device')).toBeHidden();
    await page.evaluate(() => {
      location.hash = '#no-camera';
    });
    await expect(page.getByRole('heading', { name: 'no camera on this device' })).toBeInViewport();
    await expect(platform(page)).toHaveValue('');
  });
});

test('a platform that was chosen before scripts ran narrows the list', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLSelectElement>('select[name=platform]');
      if (field !== null) field.value = 'Windows';
    });
  });
  await open(page, path);
  await expect(platform(page)).toHaveValue('Windows');
  await expect(status(page)).toHaveText(/^\d+ of \d+ errors$/);
  await expect(entry(page, 'no camera on this device')).toBeHidden();
});

test('a message is copied within the click, whatever else is still loading', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await hold(page, /ErrorIndex_filter/);
  await open(page, path);
  const malformed = entry(page, 'license key is malformed');
  await malformed.getByRole('button', { name: 'Copy message' }).click();
  await expect(malformed.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'license key is malformed',
  );
  release();

  // Where the browser denies it, that is said.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const expired = entry(page, 'license key has expired');
  await expired.getByRole('button', { name: 'Copy message' }).click();
  await expect(
    expired.getByRole('button', { name: 'The browser didn’t allow copying' }),
  ).toBeVisible();
});

test('reports that the filter failed to load, and works once it loads', async ({ page, watch }) => {
  watch.allow(brokenScriptErrors);
  await page.route(/ErrorIndex_filter/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await open(page, path);
  await platform(page).selectOption('Windows');
  await expect(status(page)).toContainText('can’t be filtered');
  await platform(page).selectOption('Android');
  await expect(status(page)).toHaveText(/^\d+ of \d+ errors$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is readable, without dead controls @everywhere', async ({ page }) => {
    await page.goto(path);
    await expect(entry(page, 'no document is loaded')).toBeVisible();
    await expect(words(page)).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Copy message' }).filter({ visible: true }),
    ).toHaveCount(0);
    await entry(page, 'no document is loaded').locator('summary').click();
    await expect(
      entry(page, 'no document is loaded').getByRole('link', { name: 'Android: PDF creation' }),
    ).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
