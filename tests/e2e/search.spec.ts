// src/theme/SearchBar and src/components/Search, on the production build.
import type { Locator, Page } from '@playwright/test';
import { productLabel } from '../../src/model/platforms';
import { violationsInBothModes } from './axe';
import { test as faulty } from './faults';
import { connect, expect, hold, idle, open, scriptNamed, sidewaysScroll, test } from './site';

const dialogChunk = scriptNamed('src_components_Search_index_tsx');
const indexFile = (name: string): string => scriptNamed(`search-${name}`);

/** A short page: axe reads what is behind the dialog, too. */
const short = '/docs/Android/textDetection';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search the documentation' });
const list = (page: Page): Locator => dialog(page).getByRole('listbox', { name: 'Results' });
const options = (page: Page): Locator => list(page).getByRole('option');
const selected = (page: Page): Locator => list(page).getByRole('option', { selected: true });
const button = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true });
const filter = (page: Page, name: string): Locator =>
  dialog(page).getByRole('combobox', { name, exact: true });
/** What is read out. */
const said = (page: Page): Locator => dialog(page).getByRole('status');

/** Opens search on a page and asks. */
async function search(page: Page, path: string, text: string): Promise<void> {
  await open(page, path);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
}

test('three keys and the button open it, Escape and the mouse close it', async ({ page }) => {
  await open(page, '/docs/Android/colorConfig');
  const brand = page.locator('nav.navbar a.navbar__brand');
  const place = await brand.boundingBox();
  for (const [name, before, press] of [
    ['/', brand, () => page.keyboard.press('/')],
    ['Ctrl K', brand, () => page.keyboard.press('Control+k')],
    ['⌘ K', brand, () => page.keyboard.press('Meta+k')],
    ['the button', button(page), () => button(page).click()],
  ] as const) {
    await test.step(name, async () => {
      await before.focus();
      await press();
      await expect(field(page)).toBeFocused();
      expect(await brand.boundingBox()).toEqual(place);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(before).toBeFocused();
    });
  }
  await test.step('the close button and a click beside the dialog close it', async () => {
    await button(page).click();
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('/ is a character in a field, Ctrl K is search there, too', async () => {
    const input = page.locator('main input[type=text]').first();
    await input.fill('');
    await input.press('/');
    await expect(input).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
    await input.press('Control+k');
    await expect(field(page)).toBeFocused();
  });
});

test('while it is loading, Escape cancels; typed words and Enter open what they find', async ({
  page,
}) => {
  const release = await hold(page, `**${dialogChunk}`);
  await open(page, '/docs/Android/docScan');
  await page.keyboard.press('/');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('canceled');
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('/');
  await page.keyboard.type('onboardingg');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/docs\/Android\/onboarding/);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('what is loaded', () => {
  test('loads nothing before first use, then only the index of the platform', async ({ page }) => {
    // Pages of links in view would be loaded ahead in idle moments.
    await connect(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      // Pictures of the page may come at any time.
      if (request.resourceType() !== 'image') requested.push(new URL(request.url()).pathname);
    });
    await open(page, '/docs/Android/docScan');
    await idle(page);
    const mine = (): string[] =>
      requested.filter((path) => path === dialogChunk || path.includes('/search-')).sort();
    expect(mine()).toEqual([]);
    await button(page).hover();
    await page.keyboard.press('/');
    await field(page).fill('filter');
    await expect(options(page).first()).toBeVisible();
    expect(mine()).toEqual([dialogChunk, indexFile('Android'), indexFile('general')].sort());
    const before = requested.length;
    await field(page).fill('searchable pdf');
    await expect(options(page).first()).toContainText('PDF creation on Android');
    // Answers come from loaded files: no request per letter.
    await field(page).fill('p');
    await expect(options(page).first()).toBeVisible();
    // One or two letters that nothing begins with don't load all other platforms.
    await field(page).fill('qz');
    await expect(said(page)).toHaveText(/^No results/);
    expect(requested.slice(before)).toEqual([]);
  });

  test('without a platform, titles and headings; all text only if asked to', async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await open(page, '/how-samples-are-verified');
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('group', { name: 'Document SDK' })).toBeVisible();
    expect([...requested].filter((path) => path.includes('/search-'))).toEqual([]);
    await field(page).fill('photo payment');
    for (const text of ['Photo payment on Android', 'Photo payment in React Native'])
      await expect(options(page).filter({ hasText: text }).first()).toBeVisible();
    const mine = (): string[] => [...requested].filter((path) => path.includes('/search-')).sort();
    expect(mine()).toEqual(['general', 'outline', 'symbols'].map(indexFile).sort());
    await expect(said(page)).toContainText('Choose a platform to search its text.');
    await filter(page, 'Platform').selectOption('Flutter');
    await expect(said(page)).toHaveText(/ on Flutter\.$/);
    expect(mine()).toContain(indexFile('Flutter'));
    expect(mine()).not.toContain(indexFile('Android'));
    await filter(page, 'Platform').selectOption('all');
    await expect.poll(mine).toContain(indexFile('Android'));
  });
});

test.describe('results', () => {
  test('have sections, marked words and the product, or a way on', async ({ page }) => {
    await search(page, short, 'small file pdf');
    await test.step('grouped by page, with sections, marked words and the product', async () => {
      const group = list(page).getByRole('group').first();
      await expect(group).toContainText(productLabel('document'));
      const first = group.getByRole('option').first();
      await expect(first).toHaveAttribute('href', '/docs/Android/pdfCreation');
      const section = group.locator('[href="/docs/Android/pdfCreation#keep-the-file-small"]');
      await expect(section.locator('mark').first()).toBeVisible();
    });
    await test.step('headings of other platforms are searched if the own has nothing', async () => {
      await field(page).fill('riverpod');
      await expect(said(page)).toContainText('Nothing on your platform');
      await expect(selected(page)).toHaveAttribute('href', /\/docs\/(?!Android)/);
    });
    await test.step('without results, a link leads to all platforms', async () => {
      await field(page).fill('zzzzqqq');
      await expect(said(page)).toHaveText('No results for “zzzzqqq” on all platforms.');
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
      expect(await violationsInBothModes(page, 'dialog')).toEqual([]);
      await dialog(page).locator('a[href="/docs/"]').click();
      await expect(page).toHaveURL(/\/docs\/$/);
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  // Sections, and a click, in each engine: tests/core.
  test('are opened with Enter, at the row, with focus', async ({ page }) => {
    await search(page, '/docs/Android/intro', 'black_white');
    await expect(selected(page)).toContainText('ScanFilter.BLACKWHITE');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/Android\/docScan#ScanFilter\.BLACKWHITE$/);
    await expect(dialog(page)).toHaveCount(0);
    const row = page.locator('[id="ScanFilter.BLACKWHITE"]');
    await expect(row).toBeInViewport();
    await expect(row).toBeFocused();
    await expect(row).toHaveAttribute('data-target', '');
  });
});

test('Ctrl K widens to all platforms, the own stays first, and back', async ({ page }) => {
  const ofOthers = options(page).filter({
    hasText: /Document scanning (?:on|in) (?!React Native)/,
  });
  await search(page, '/docs/react-native/docScan', 'scan a document');
  await expect(selected(page)).toBeVisible();
  await expect(filter(page, 'Platform')).toHaveValue('react-native');
  await expect(ofOthers).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(filter(page, 'Platform')).toHaveValue('all');
  await expect(ofOthers.first()).toBeVisible();
  await expect(options(page).first()).toContainText('Document scanning in React Native');
  await expect(said(page)).toContainText('all platforms');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(filter(page, 'Platform')).toHaveValue('react-native');
  await expect(ofOthers).toHaveCount(0);

  // What they leave: src/components/Search/options.test.ts.
  await test.step('platform, product and kind of page can be chosen', async () => {
    await field(page).fill('log level');
    await filter(page, 'Kind of page').selectOption('API reference');
    await filter(page, 'Product').selectOption('Barcode SDK');
    await expect(selected(page)).toHaveAttribute('href', /barcode-scanner-sdk\/react-native\/api/);
    await filter(page, 'Kind of page').selectOption('Guides');
    await filter(page, 'Platform').selectOption('Android');
    await expect(selected(page)).toHaveAttribute('href', /barcode-scanner-sdk\/Android\/sdkInit/);
  });
  await test.step('the last words are there again, to be replaced by typing', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('log level');
    await page.keyboard.type('pdf');
    await expect(field(page)).toHaveValue('pdf');
  });
});

test.describe('the keyboard', () => {
  test('moves through the list, focus stays in the field and Tab in the dialog', async ({
    page,
  }) => {
    await search(page, short, 'filter');
    await test.step('names the parts of the combobox', async () => {
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      const id = (await list(page).getAttribute('id')) ?? '-';
      await expect(field(page)).toHaveAttribute('aria-controls', id);
      await expect(said(page)).toHaveText(/^\d+ results on Android\.$/);
      await expect(selected(page)).toHaveCount(1);
      expect(await violationsInBothModes(page, 'dialog')).toEqual([]);
    });
    await test.step('arrows move through the list, and round its ends', async () => {
      const ids = await options(page).evaluateAll((all) => all.map((one) => one.id));
      const active = (): Promise<string | null> =>
        field(page).getAttribute('aria-activedescendant');
      const start = ids.indexOf((await active()) ?? '');
      expect(start).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('ArrowDown');
      expect(await active()).toBe(ids[start + 1]);
      await expect(field(page)).toBeFocused();
      for (let i = 0; i <= start + 1; i += 1) await page.keyboard.press('ArrowUp');
      expect(await active()).toBe(ids.at(-1));
      await expect(options(page).last()).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      expect(await active()).toBe(ids[0]);
    });
    await test.step('Ctrl Enter opens a new tab, and the dialog stays', async () => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.keyboard.press('Control+Enter'),
      ]);
      const href = (await selected(page).getAttribute('href')) ?? '';
      await tab.waitForURL(`**${href}`);
      await tab.close();
      await expect(page).toHaveURL(short);
      await expect(field(page)).toBeFocused();
    });
    await test.step('Tab stays in the dialog', async () => {
      const stops = dialog(page).locator('button, select');
      for (let i = 0; i < (await stops.count()); i += 1) {
        await page.keyboard.press('Tab');
        await expect(stops.nth(i)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(stops.last()).toBeFocused();
    });
    await test.step("before anything is typed, Enter leads to the platform's guides", async () => {
      await field(page).fill('');
      await expect(selected(page)).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(selected(page)).toHaveAttribute('href', '/docs/Android/intro');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/Android\/intro$/);
    });
  });

  test('Enter waits for the index, and is withdrawn when the words change', async ({ page }) => {
    const release = await hold(page, `**${indexFile('Android')}`);
    await search(page, '/docs/Android/docScan', 'onboarding');
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('The best result opens when');
    await field(page).fill('searchable pdf');
    release();
    await expect(selected(page)).toHaveAttribute('href', /\/docs\/Android\/pdfCreation/);
    await expect(said(page)).toHaveText(/^\d+ results on Android\.$/);
    await expect(page).toHaveURL(/\/docs\/Android\/docScan$/);
  });
});

test('the not-found page offers to search for the words of its address', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await open(page, '/docs/Andriod/searchablePdf');
  await page.getByRole('button', { name: 'Search for “Andriod searchable Pdf”' }).click();
  await expect(field(page)).toHaveValue('Andriod searchable Pdf');
  await expect(options(page).filter({ hasText: 'PDF creation' }).first()).toBeVisible();
});

test('on a phone it is over the menu and fills the screen @phone', async ({ page }) => {
  await open(page, short);
  await test.step('Escape closes one of search and menu at a time', async () => {
    await page.locator('.navbar__toggle').click();
    const drawer = page.locator('.navbar-sidebar__close');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
  await button(page).tap();
  await field(page).fill('black white');
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 320 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await list(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(selected(page)).toContainText('ScanFilter.BLACKWHITE');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violationsInBothModes(page, 'dialog')).toEqual([]);
  await selected(page).tap();
  await expect(page).toHaveURL(/#ScanFilter\.BLACKWHITE$/);
});

faulty(
  'a dialog or an index that cannot be loaded says so until Retry loads it',
  async ({ page, site, watch }) => {
    watch.allow(/404|MIME type/);
    const path = indexFile('Android');
    site.rules.push(
      { path, status: 404 },
      { path: indexFile('react-native'), status: 404 },
      { path: dialogChunk, status: 404, times: 1, delay: 1500 },
    );
    await open(page, short);
    await page.keyboard.press('/');
    await page.keyboard.type('filter');
    const notice = page.getByRole('alert').filter({ hasText: 'Search couldn’t be loaded' });
    await notice.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
    const trouble = dialog(page).getByRole('alert');
    await expect(trouble).toContainText('The search index couldn’t be loaded');
    await field(page).fill('black white');
    await expect(trouble).toBeVisible();
    expect(await violationsInBothModes(page, 'dialog')).toEqual([]);
    const asked = (): number => site.log.filter((entry) => entry.path === path).length;
    const before = asked();
    await trouble.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(asked).toBeGreaterThan(before);
    await expect(trouble).toBeVisible();
    site.rules.shift();
    await trouble.getByRole('button', { name: 'Retry' }).click();
    await expect(selected(page)).toContainText('ScanFilter.BLACKWHITE');
    // One of another choice is asked for only with it.
    await expect(trouble).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(trouble).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(trouble).toHaveCount(0);
    await expect(selected(page)).toContainText('ScanFilter.BLACKWHITE');
  },
);
