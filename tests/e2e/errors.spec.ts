// The page of errors: src/plugins/content/errors, src/components/ErrorIndex and ListFilter.
import type { Locator, Page } from '@playwright/test';
import {
  arrived,
  brokenScriptErrors,
  copied,
  expect,
  hold,
  open,
  sidewaysScroll,
  test,
} from './site';

const path = '/docs/errors';

const entries = (page: Page): Locator => page.locator('section[data-error-platforms]');
const visible = (page: Page): Locator => entries(page).filter({ visible: true });
const entry = (page: Page, message: string): Locator =>
  entries(page).filter({ has: page.getByRole('heading', { level: 3, name: message }) });
const words = (page: Page): Locator => page.getByRole('searchbox', { name: 'Message or word' });
const platform = (page: Page): Locator => page.getByRole('combobox', { name: 'Platform' });
const status = (page: Page): Locator =>
  page.getByRole('search', { name: 'Errors' }).getByRole('status');
const group = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, includeHidden: true });

test.describe('narrowing', () => {
  test('by platform leaves its errors, links and ways of reporting', async ({ page }) => {
    await open(page, path);
    const all = await entries(page).count();
    await platform(page).selectOption('Windows');
    await expect(status(page)).toHaveText(/^\d+ of \d+ errors$/);
    expect(await visible(page).count()).toBeLessThan(all / 2);
    await expect(entry(page, 'unknown barcode format is ignored')).toBeHidden();
    const links = entry(page, 'not initialised').getByRole('listitem').filter({ visible: true });
    await expect(links).toHaveText(['Windows']);
    await expect(group(page, 'Camera and permission')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Camera and permission' })).toBeHidden();
    await expect(page.getByText('Returns an empty string: Document.Text()')).toBeVisible();
    await expect(page.getByText('Every function rejects with the reason.')).toBeHidden();

    await platform(page).selectOption('');
    await expect(visible(page)).toHaveCount(all);
  });

  // What the words match: src/components/ErrorIndex/narrow.test.ts.
  test('by words leaves what has them', async ({ page }) => {
    await open(page, path);
    // An answer quotes what the tool prints beside its message.
    await platform(page).selectOption('Flutter');
    await words(page).fill(
      "error: The sandbox is not in sync with the Podfile.lock. Run 'pod install'",
    );
    await expect(visible(page)).toHaveCount(1);
    // The title of a group counts as a word of each of its entries.
    await platform(page).selectOption('Android');
    await words(page).fill('crash');
    await expect(entry(page, 'UnsatisfiedLinkError')).toBeVisible();
    await expect(entry(page, 'license key has expired')).toBeHidden();
    await words(page).fill('zyxwv nothing');
    await expect(status(page)).toHaveText(/^No error matches\./);
    await expect(group(page, 'License')).toBeHidden();
    await words(page).fill('CS0103');
    await expect(status(page)).toHaveText(/^No error matches on this platform\..* 1 on others\.$/);
    await platform(page).selectOption('Capacitor');
    await words(page).fill('Error: "DeckleSDK" plugin is not implemented on ios');
    await expect(entry(page, 'plugin is not implemented')).toBeVisible();
  });

  // After a reload, in each engine: tests/core.
  test('is in the address, and survives Back', async ({ page }) => {
    await open(page, path);
    await platform(page).selectOption('Android');
    await words(page).fill('cannot be read');
    await expect(page).toHaveURL(`${path}?platform=Android&q=cannot+be+read`);
    await expect(entry(page, 'no document is loaded')).toBeHidden();
    const count = await visible(page).count();
    const unreadable = entry(page, 'file cannot be read');
    await unreadable.getByRole('link', { name: 'Android', exact: true }).click();
    await arrived(page, '/docs/Android/fileImport#when-loading-fails');
    await page.goBack();
    await arrived(page, `${path}?platform=Android&q=cannot+be+read`);
    await expect(words(page)).toHaveValue('cannot be read');
    await expect(platform(page)).toHaveValue('Android');
    await expect(visible(page)).toHaveCount(count);
  });

  test('gives way to a link to a hidden entry', async ({ page }) => {
    await open(page, `${path}?platform=Flutter`);
    await expect(entry(page, 'unknown barcode format is ignored')).toBeHidden();
    await page.evaluate(() => {
      location.hash = '#unknown-format';
    });
    await expect(
      page.getByRole('heading', { name: 'unknown barcode format is ignored' }),
    ).toBeInViewport();
    await expect(platform(page)).toHaveValue('');
  });
});

test('the reader sees the errors of their platform, and can choose all of them', async ({
  page,
}) => {
  await open(page, '/docs/Flutter/sdkInit');
  await page.locator('main a[href="/docs/errors#license-expired"]').first().click();
  await arrived(page, `${path}#license-expired`);
  await expect(platform(page)).toHaveValue('Flutter');
  await expect(entry(page, 'unknown barcode format is ignored')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'license key has expired' })).toBeInViewport();
  // It is stored: another visit has it, too.
  await open(page, path);
  await expect(platform(page)).toHaveValue('Flutter');
  await platform(page).selectOption('');
  await page.reload();
  await expect(platform(page)).toHaveValue('');
  await expect(entry(page, 'unknown barcode format is ignored')).toBeVisible();
});

test('what is for some platforms is folded until the reader chooses one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const [folded = 0, unfolded = 0] = await page.evaluate(() => {
    const remedies = [...document.querySelectorAll<HTMLDetailsElement>('article details')];
    return [false, true, false].map((isOpen) => {
      for (const part of remedies) part.open = isOpen;
      return document.documentElement.scrollHeight;
    });
  });
  expect(folded).toBeLessThan(unfolded / 2);
  const manifest = entry(page, 'uses-sdk:minSdkVersion').first();
  const remedy = manifest.locator('details').first();
  await expect(remedy).not.toHaveAttribute('open');
  await remedy.locator('summary').click();
  await expect(remedy.getByText('tools:overrideLibrary')).toBeVisible();

  const id = (await manifest.getByRole('heading').getAttribute('id')) ?? '';
  await page.goto('about:blank');
  await open(page, `${path}#${id}`);
  await expect(manifest.getByRole('heading')).toBeInViewport();
  await expect(remedy).toHaveAttribute('open');
  await expect(page.locator('details[data-error-platforms]:not([open])').first()).toBeAttached();

  await platform(page).selectOption('Android');
  const closed = page.locator('details[data-error-platforms]:not([open])');
  await expect(closed.filter({ visible: true })).toHaveCount(0);
  await platform(page).selectOption('');
  await expect(remedy).not.toHaveAttribute('open');
  // Few matches are shown in full.
  await words(page).fill('NETSDK1202');
  await expect(visible(page)).toHaveCount(1);
  await expect(visible(page).locator('details').first()).toHaveAttribute('open');
});

test('the first match is shown to who comes with a filter, once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  await open(page, `${path}?q=page+does+not+exist`);
  await expect(visible(page).first().getByRole('heading')).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.reload();
  await expect(status(page)).toHaveText(/^\d+ of /);
  expect(await scrolled()).toBe(0);
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
  await expect(entry(page, 'unknown barcode format is ignored')).toBeHidden();
});

// What a refusal says, in each engine: tests/core.
test('a message is copied within the click, while scripts still load', async ({ page }) => {
  const release = await hold(page, /ErrorIndex_list/);
  await open(page, `${path}?platform=Android`);
  const malformed = entry(page, 'license key is malformed');
  await malformed.getByRole('button', { name: 'Copy message' }).click();
  await expect(malformed.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied(page)).toBe('license key is malformed');
  release();
});

test('reports that the filter failed to load, and works once it loads', async ({ page, watch }) => {
  watch.allow(brokenScriptErrors);
  await page.route(/ErrorIndex_list/, (route) => route.fulfill({ status: 404 }), { times: 1 });
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
    await expect(words(page)).toBeHidden();
    const buttons = page.getByRole('button', { name: 'Copy message' });
    await expect(buttons.filter({ visible: true })).toHaveCount(0);
    const document = entry(page, 'no document is loaded');
    await document.locator('summary', { hasText: 'Details' }).click();
    const links = document.getByRole('listitem');
    await expect(links.filter({ hasText: /^Android$/ })).toBeVisible();
    await expect(links.filter({ hasText: /^Windows$/ })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
