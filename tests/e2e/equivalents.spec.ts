// The card with a symbol's names on other platforms, and the page that it leads to: src/components/Equivalents, src/plugins/symbols.
import type { Locator, Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import {
  arrived,
  brokenScriptErrors,
  expect,
  open,
  sameDocument,
  sidewaysScroll,
  test,
} from './site';

const guide = '/docs/Android/docScan';
const symbolPage = '/docs/symbols/DocumentScannerConfiguration';

const mark = (page: Page, id: string): Locator =>
  page.getByRole('link', { name: `${id} on other platforms`, exact: true });
const card = (page: Page, id: string): Locator =>
  page.getByRole('dialog', { name: `${id} on other platforms` });
/** The row of a platform. */
const rowOf = (page: Page, platform: string): Locator =>
  page.getByRole('dialog').locator('tr', { has: page.getByRole('link', { name: platform }) });

const id = 'DocumentScannerConfiguration.autoCapture';

test('a card links the names on all platforms to their rows @everywhere', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, guide);
  const same = await sameDocument(page);
  await mark(page, id).click();
  const row = rowOf(page, '.NET MAUI');
  await expect(row).toContainText('AutoCapture');
  await expect(row.getByRole('link', { name: '.NET MAUI' })).toHaveAttribute(
    'href',
    '/docs/MAUI/docScan#DocumentScannerConfiguration.autoCapture',
  );
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violationsInBothModes(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await mark(page, 'ScanFilter.BLACKWHITE').click();
  await expect(rowOf(page, 'Cordova')).toContainText("'BLACKWHITE'");
  await page.getByRole('dialog').getByRole('link', { name: 'Flutter' }).click();
  await arrived(page, '/docs/Flutter/docScan#ScanFilter.BLACKWHITE');
  await expect(page.locator('[data-target]').first()).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await same()).toBe(true);
});

test('loads the page of the type on demand, keeps focus, and returns it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, guide);
  await mark(page, id).hover();
  expect(loaded.filter((path) => /Equivalents|symbols/.test(path))).toEqual([]);
  await mark(page, id).press('Enter');
  await expect(card(page, id)).toBeVisible();
  const stops = await page.getByRole('dialog').locator('a, button').count();
  for (let i = 0; i <= stops; i += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(body, dialog, dialog *)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(mark(page, id)).toBeFocused();
  // Another symbol of the type needs no other file.
  await mark(page, 'DocumentScannerConfiguration.source').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(loaded.filter((path) => path.startsWith('/docs/symbols/'))).toEqual([symbolPage]);
});

test('shows a tooltip on hover and focus, until Escape', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, guide);
  const link = mark(page, id);
  const tooltip = (): Promise<string> =>
    link.evaluate((element) => getComputedStyle(element, '::after').content);
  await link.scrollIntoViewIfNeeded();
  expect(await tooltip()).toBe('none');
  await link.hover();
  expect(await tooltip()).toContain('Other platforms');
  expect(await sidewaysScroll(page)).toBe(0);
  await page.mouse.move(0, 0);
  await link.focus();
  // Focus that a script moves is shown once the keyboard was used.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await tooltip()).toContain('Other platforms');
  await page.keyboard.press('Escape');
  expect(await tooltip()).toBe('none');
});

test('closes on Forward', async ({ page }) => {
  await open(page, guide);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('html')).not.toHaveClass(/docScan/);
  await page.goBack();
  await arrived(page, guide);
  await mark(page, id).click();
  await expect(card(page, id)).toBeVisible();
  await page.goForward();
  await expect(page.locator('html')).not.toHaveClass(/docScan/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('reports that the card or its names failed to load, and retries', async ({ page, watch }) => {
  watch.allow(brokenScriptErrors);
  watch.allow(/docs\/symbols|Failed to load resource/);
  await page.route(/Equivalents_card/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('**/docs/symbols/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await open(page, guide);
  await mark(page, id).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await mark(page, id).click();
  await expect(page.getByRole('dialog')).toContainText('couldn’t be loaded');
  await page.keyboard.press('Escape');
  await mark(page, id).click();
  await expect(rowOf(page, 'iOS')).toBeVisible();
});

test('a card and a click for a new tab lead to the page of the symbol', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/docs/Flutter/docScan');
  const same = await sameDocument(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    mark(page, id).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`${symbolPage}#autoCapture`);
  await tab.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await mark(page, id).click();
  const link = card(page, id).getByRole('link', { name: 'Open it on its own page' });
  await link.click();
  await arrived(page, `${symbolPage}#autoCapture`);
  await expect(page.getByRole('heading', { name: 'autoCapture' })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await same()).toBe(true);

  // The reader's platform comes first.
  const rows = page.locator('[id="autoCapture"] ~ div').first().locator('tbody tr');
  await expect(rows.first()).toContainText('Flutter');
  await expect(rows.filter({ hasText: '.NET MAUI' })).toContainText('AutoCapture');
  await rows.getByRole('link', { name: 'iOS', exact: true }).click();
  await arrived(page, '/docs/iOS/docScan#DocumentScannerConfiguration.autoCapture');
});

test('the list of symbols has a filter, in its address, too', async ({ page }) => {
  await open(page, '/docs/symbols/');
  const links = page.locator('[data-api-index] a:visible:not(.hash-link)');
  const filter = page.getByRole('search', { name: 'Symbols' });
  await filter.getByRole('searchbox').fill('pageEdit CROPPING');
  await expect(page).toHaveURL('/docs/symbols/?q=pageEdit+CROPPING');
  await page.reload();
  await expect(filter.getByRole('status')).toHaveText('1 symbol');
  await expect(links).toHaveText(['PageEditConfiguration', 'allowPageCropping']);
  await expect(page.getByRole('heading', { name: 'Barcode SDK' })).toBeHidden();
});

test('marks are large enough to tap, and the first one has a name @phone', async ({ page }) => {
  await open(page, guide);
  const marks = page.locator('[data-equivalents]');
  await expect(marks.first()).toHaveText('Other platforms');
  await expect(page.locator('[data-equivalents]:has-text("Other platforms")')).toHaveCount(1);
  for (const each of [marks.first(), marks.nth(1)]) {
    const box = await each.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
  }
});
