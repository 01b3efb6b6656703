// A visit to the site on real servers. Console errors fail it, what the policy refuses among them.
import type { Page } from '@playwright/test';
import { arrived, hydrated, open, publicUrl, sameDocument } from '../e2e/site';
import { browserTest as test, expect } from './fixtures';

const guide = '/docs/Android/docScan';

const nextLink = (page: Page) => page.locator('.pagination-nav__link--next');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const hostName of ['nginx', 'apache', 'pages'] as const) {
  test.describe(hostName, () => {
    test.use({ hostName });

    test('home, a guide, the next one, Back and Forward: one document, each page at its address', async ({
      page,
    }) => {
      await open(page, '/');
      const same = await sameDocument(page);
      await page.locator(`main a[href="${guide}"]`).first().click();
      await arrived(page, guide);
      await expect(heading(page)).toContainText('Document scanning');
      const next = (await nextLink(page).getAttribute('href')) ?? '';
      await nextLink(page).click();
      await arrived(page, next);
      await page.goBack();
      await arrived(page, guide);
      await page.goForward();
      await arrived(page, next);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/');
      expect(await same()).toBe(true);
    });

    test('a guide that is opened, in whatever form its address has, is at its own address', async ({
      page,
      watch,
    }) => {
      watch.allow(/404/);
      const forms = [
        guide,
        `${guide}/`,
        `${guide}/index.html`,
        `${guide}.html`,
        guide.toLowerCase(),
        `${guide.toLowerCase()}/`,
      ];
      for (const form of forms) {
        await page.goto('about:blank');
        await page.goto(`${form}?a=1#options`, { waitUntil: 'commit' });
        await page.waitForURL((url) => url.pathname === guide);
        await hydrated(page);
        await expect(page, form).toHaveURL(`${guide}?a=1#options`);
        await expect(heading(page), form).toContainText('Document scanning');
        await expect(page.locator('link[rel=canonical]'), form).toHaveAttribute(
          'href',
          `${publicUrl}${guide}`,
        );
      }
      // The router knows the page, too.
      const same = await sameDocument(page);
      const next = (await nextLink(page).getAttribute('href')) ?? '';
      await nextLink(page).click();
      await arrived(page, next);
      expect(await same()).toBe(true);
    });

    test('search leads to a page', async ({ page }) => {
      await open(page, guide);
      const same = await sameDocument(page);
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search the documentation' }).fill('create pdf');
      const first = page.getByRole('listbox', { name: 'Results' }).getByRole('option').first();
      await expect(first).toContainText(/PDF/);
      await page.keyboard.press('Enter');
      await arrived(page, '/docs/Android/pdfCreation');
      expect(await same()).toBe(true);
    });

    test('a page that does not exist is answered by one that helps', async ({ page, watch }) => {
      watch.allow(/404/);
      const response = await page.goto('/docs/Andriod/docScn');
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(heading(page)).toHaveText('Page not found');
      await page.getByRole('link', { name: 'Document scanning: Android', exact: true }).click();
      await arrived(page, guide);
    });
  });
}

test.describe('GitHub Pages', () => {
  test.use({ hostName: 'pages' });

  test('the policy of the page refuses scripts that are not of the build', async ({
    page,
    watch,
  }) => {
    watch.allow(/Content Security Policy/);
    await open(page, guide);
    const refused = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => {
            resolve(event.effectiveDirective);
          });
          const script = document.createElement('script');
          script.textContent = 'window.injected = true';
          document.head.append(script);
        }),
    );
    expect(await refused).toBe('script-src-elem');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

for (const hostName of ['nginx', 'apache'] as const) {
  test.describe(`${hostName}, slashes`, () => {
    test.use({ hostName });

    test('repeated slashes, which the server takes for one, do not break the page', async ({
      host,
      page,
    }) => {
      for (const form of [`/${guide}`, '/docs//Android/docScan', `${guide}//`]) {
        await page.goto(host.url + form);
        await hydrated(page);
        await expect(heading(page), form).toContainText('Document scanning');
        await expect(page, form).toHaveURL(guide);
      }
    });
  });
}
