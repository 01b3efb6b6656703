// The site built for /sub/, as operations/README.md says, and served there by `npm run serve`: what scripts, styles and
// hosts' files make of the base URL. Everything else is the same as at the root of a host.
import { test as base, expect, type Page } from '@playwright/test';
import { checkDeployed } from '../../scripts/deployed/check';

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
        if (!pathname.startsWith('/sub/')) failures.push(`outside: ${pathname}`);
        if (response.status() >= 400) failures.push(`${String(response.status())} ${pathname}`);
      });
      await use(failures);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until a document is shown, whose scripts run. */
async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  const html = page.locator('html');
  await expect(html).toContainClass(`docs-doc-id-${path.replace('/sub/docs/', '')}`);
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
}

test('every page and file exists, and all that they refer to', async ({ baseURL }) => {
  const { problems, pages, files } = await checkDeployed({ url: `${baseURL ?? ''}/sub/` });
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(300);
  expect(files.length).toBeGreaterThan(500);
});

test('links, cards, search and downloads stay below the base URL', async ({ page }) => {
  await page.goto('/sub/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => void Object.assign(window, { stays: true }));
  await page.locator(`main a[href="${guide}"]`).first().click();
  await arrived(page, guide);

  await page.locator('article a[data-equivalents]').first().click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/sub\/docs\//);
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  await page.keyboard.type('create pdf');
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(results.first()).toContainText('PDF');
  await page.keyboard.press('Enter');
  await arrived(page, '/sub/docs/Android/pdfCreation');

  await page.locator('aside a[href="/sub/docs/Android/getStarted"]').click();
  await arrived(page, '/sub/docs/Android/getStarted');
  const started = page.waitForEvent('download');
  await page.locator('a[download]').first().click();
  const download = await started;
  expect(new URL(download.url()).pathname).toMatch(/^\/sub\/starters\/[\w-]+\.zip$/);
  expect(await download.failure()).toBeNull();
  // All of it without a page load.
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  // Fonts and pictures of stylesheets; what is missing fails the test.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => document.fonts.check('700 1em "Familjen Grotesk"'))).toBe(true);
});

test('another spelling leads to its page', async ({ page, failures }) => {
  await page.goto(guide.toLowerCase(), { waitUntil: 'commit' });
  await page.waitForURL(guide);
  await arrived(page, guide);
  expect(failures.filter((text) => !/\b404\b/.test(text))).toEqual([]);
  failures.length = 0;
});
