// What the browser keeps: color mode, docs version, and what happens where it keeps nothing.
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site';

const path = '/docs/Android/docScan';
const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ }).first();
const stored = (page: Page, prefix: string): Promise<string | undefined> =>
  page.evaluate(
    (start) =>
      Object.entries(localStorage).find(([key]) => key.startsWith(start))?.[1] as
        string | undefined,
    prefix,
  );

test.describe('color mode', () => {
  test('is light whatever the system says, can be switched, and is stored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, path);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await page.reload();
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBe('light');
  });

  test('can be asked for in the address', async ({ page }) => {
    await open(page, `${path}?docusaurus-theme=dark`);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test("an unknown value leaves a styled page, in the reader's mode", async ({ page }) => {
    for (const query of [
      'docusaurus-theme=purple',
      'docusaurus-theme=DARK',
      'docusaurus-theme=%E0',
      'docusaurus-data-theme=x',
    ]) {
      await test.step(query, async () => {
        await open(page, `${path}?${query}`);
        await expect(html(page)).toHaveAttribute('data-theme', 'light');
        await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
        const light = await page.evaluate(
          () => getComputedStyle(document.documentElement).backgroundColor,
        );
        await toggle(page).click();
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
        await page.reload();
        await hydrated(page);
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
        expect(
          await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
        ).not.toBe(light);
        await page.evaluate(() => {
          localStorage.clear();
        });
      });
    }
  });

  test('an unknown stored value is light', async ({ page }) => {
    await open(page, path);
    await toggle(page).click();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('theme')) localStorage.setItem(key, 'purple');
    });
    await page.reload();
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('docs version', () => {
  test('is "Next", in a menu with the changelogs, and the choice is stored for the docs plugin', async ({
    page,
  }) => {
    await open(page, path);
    const menu = page.locator('nav.navbar').getByRole('button', { name: 'Releases' });
    await expect(menu).toHaveCount(1);
    await menu.hover();
    const items = page
      .locator('nav.navbar .dropdown__menu')
      .filter({ hasText: 'Document SDK changelogs' });
    await expect(items).toBeVisible();
    await expect(items).toContainText('These pages follow the newest release of each SDK.');
    expect(await stored(page, 'docs-preferred-version-default')).toBeUndefined();
    await items.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(path);
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
    await page.reload();
    await hydrated(page);
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
    await menu.hover();
    await items.getByRole('link', { name: /^React Native \d/ }).click();
    await expect(page).toHaveURL('/docs/react-native/changelog');
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
  });

  test('a stored version that no longer exists is forgotten', async ({ page }) => {
    await open(page, path);
    const menu = page.locator('nav.navbar').getByRole('button', { name: 'Releases' });
    await menu.hover();
    await page.locator('nav.navbar .dropdown__menu').getByRole('link', { name: 'Next' }).click();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('docs-preferred-version')) localStorage.setItem(key, '0.9');
    });
    await page.reload();
    await hydrated(page);
    await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBeUndefined();
    await expect(menu).toBeVisible();
  });

  test('is in the drawer of a phone @phone', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar').getByRole('button', { name: 'Releases' }).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Next' })).toBeVisible();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', { name: /^Android \d/ }),
    ).toBeVisible();
  });
});

/** Ways in which a browser does not keep what is stored. */
const storages: Readonly<Record<string, () => void>> = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  null: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, value: null });
    }
  },
  // As tools against tracking do.
  'that returns something else': () => {
    Storage.prototype.getItem = () => 'something else';
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [name, spoil] of Object.entries(storages)) {
  test(`with storage ${name} the site works and throws nothing`, async ({ page, watch }) => {
    // Docusaurus says in the console that it could not write; nothing else may be said.
    watch.allow(/Docusaurus storage error, can't set /);
    await page.addInitScript(spoil);
    await open(page, path);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    // Tabs, which are kept in step through storage.
    const tab = page.getByRole('tab', { name: 'Java' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.locator('nav.navbar').getByRole('button', { name: 'Releases' }).hover();
    await page.locator('nav.navbar .dropdown__menu').getByRole('link', { name: 'Next' }).click();
    // The announcement stays closed until the page is loaded again, even between two layouts.
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await page.getByRole('link', { name: 'Verified samples' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/verified/i);
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
    await open(page, '/');
    await page.getByRole('link', { name: /^Start with / }).click();
    await expect(page).toHaveURL(/getStarted/);
    await open(page, '/docs/Android/colorConfig');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
