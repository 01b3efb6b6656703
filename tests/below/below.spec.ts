// The site built for /sub/, as operations/README.md says, and served there by `npm run serve`.
import { test as base, expect, type Page } from '@playwright/test';
import { checkDeployed } from '../../scripts/deployed/check.mjs';

const home = '/sub/';
const guide = '/sub/docs/Android/docScan';

/** Fails on what a browser complains of: files that are missing among it, such as a font of a stylesheet. */
const test = base.extend<{ failures: string[] }>({
  failures: [
    async ({ page }, use) => {
      const failures: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') failures.push(message.text());
      });
      page.on('pageerror', ({ message }) => void failures.push(message));
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith(home)) failures.push(`outside: ${pathname}`);
        if (response.status() >= 400) failures.push(`${String(response.status())} ${pathname}`);
      });
      await use(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('every page and file exists, and all that they refer to', async ({ baseURL }) => {
  const { problems, pages, files } = await checkDeployed({ url: `${baseURL ?? ''}${home}` });
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(300);
  expect(files.length).toBeGreaterThan(500);
});

test('from home to a guide and the next one, by links, Back and search', async ({ page }) => {
  await open(page, home);
  await page.evaluate(() => void Object.assign(window, { stays: true }));
  await page.locator(`main a[href="${guide}"]`).first().click();
  await expect(page).toHaveURL(guide);
  await expect(heading(page)).toHaveText('Document scanning on Android');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(guide);
  await expect(page).toHaveURL(/\/sub\/docs\/Android\//);
  await page.goBack();
  await expect(heading(page)).toHaveText('Document scanning on Android');

  await page.locator('article a[data-equivalents]').first().click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/sub\/docs\//);
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('create pdf');
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(results.first()).toContainText('PDF');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sub/docs/Android/pdfCreation');
  // All of it without a page load.
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  // Fonts and pictures of stylesheets; what is missing fails the test.
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.fonts.check('700 1em "Familjen Grotesk"'))).toBe(true);
});

test('a wrong address is answered by a page that helps, another spelling leads to its page', async ({
  page,
  failures,
}) => {
  await open(page, '/sub/docs/Andriod/docScn');
  await expect(heading(page)).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Document scanning: Android', exact: true }).click();
  await expect(page).toHaveURL(guide);
  await page.goto('/sub/docs/android/docscan', { waitUntil: 'commit' });
  await page.waitForURL(guide);
  await expect(heading(page)).toHaveText('Document scanning on Android');
  const expected = failures.filter((text) => /\b404\b/.test(text));
  expect(expected.length).toBe(failures.length);
  failures.length = 0;
});
