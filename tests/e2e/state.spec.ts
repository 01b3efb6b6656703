// What the browser keeps: color mode, docs version, and what happens where it keeps nothing.
import type { Page } from '@playwright/test';
import { announcement } from '../../src/model/announcement';
import { releasesMenu } from '../../src/config/docsVersions';
import {
  arrived,
  colorModeButton,
  expect,
  hydrated,
  open,
  openDrawer,
  sidebarLink,
  siteDir,
  spoiledStorages,
  test,
} from './site';

const path = '/docs/Android/docScan';
const changelog = '/docs/Android/changelog';
const html = (page: Page) => page.locator('html');
const stored = (page: Page, prefix: string): Promise<string | undefined> =>
  page.evaluate(
    (start) =>
      Object.entries(localStorage).find(([key]) => key.startsWith(start))?.[1] as
        string | undefined,
    prefix,
  );
/** Changes what is stored. */
const store = (page: Page, prefix: string, value: string): Promise<void> =>
  page.evaluate(
    ([start, other]) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(start)) localStorage.setItem(key, other);
    },
    [prefix, value] as const,
  );

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

// Which mode the inline script chooses: src/plugins/address/address.test.ts.
test.describe('color mode', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }));

  test('is light whatever the system says, can be switched, and is stored', async ({ page }) => {
    await open(page, path);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await colorModeButton(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await reload(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('can be asked for in the address, where an unknown one leaves a styled page', async ({
    page,
  }) => {
    await open(page, `${path}?docusaurus-theme=dark`);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    for (const query of ['docusaurus-theme=%E0', 'docusaurus-data-theme=x']) {
      await open(page, `${path}?${query}`);
      await page.evaluate(() => {
        localStorage.clear();
      });
      await reload(page);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
      await expect(html(page)).toHaveCSS('background-color', 'rgb(251, 250, 247)');
      await colorModeButton(page).click();
      await expect(html(page)).toHaveCSS('background-color', 'rgb(15, 22, 20)');
    }
  });
});

/** The menu of releases, by one of the changelogs in it. */
const releases = (page: Page) =>
  page.locator('.navbar__inner .dropdown', { has: page.locator(`a[href="${changelog}"]`) });

test.describe('docs version', () => {
  const version = 'docs-preferred-version-default';

  test('is in a menu with the changelogs, and the choice is stored for the docs plugin', async ({
    page,
  }) => {
    await open(page, path);
    await releases(page).hover();
    await expect(releases(page).locator('.dropdown__menu')).toBeVisible();
    expect(await stored(page, version)).toBeUndefined();
    await releases(page).locator(`.dropdown__link[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    expect(await stored(page, version)).toBe('current');
    await reload(page);
    expect(await stored(page, version)).toBe('current');
    await releases(page).hover();
    await releases(page).locator(`.dropdown__link[href="${changelog}"]`).click();
    await arrived(page, changelog);
    expect(await stored(page, version)).toBe('current');
    // One that no longer exists is forgotten.
    await store(page, version, '0.9');
    await reload(page);
    await expect.poll(() => stored(page, version)).toBeUndefined();
  });

  test('is in the drawer of a phone @phone', async ({ page }) => {
    await open(page, '/');
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: releasesMenu(siteDir).menuLabel }).click();
    await expect(drawer.locator(`a[href="${changelog}"]`)).toBeVisible();
  });
});

for (const [name, spoil] of Object.entries(spoiledStorages)) {
  test(`with storage ${name} the site works and throws nothing`, async ({ page, watch }) => {
    // Docusaurus says in the console that it could not write; nothing else may be said.
    watch.allow(/Docusaurus storage error, can't set /);
    await page.addInitScript(spoil);
    await open(page, path);
    await colorModeButton(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await releases(page).hover();
    await releases(page).locator(`.dropdown__link[href="${path}"]`).click();
    // The announcement stays closed until the page is loaded again, even between two layouts.
    if (announcement !== undefined) {
      const bar = page.getByRole('region', { name: 'Announcement' });
      await bar.getByRole('button').click();
      await page.locator('.navbar__brand').click();
      await arrived(page, '/');
      await expect(bar).toHaveCount(0);
      await page.goBack();
      await arrived(page, path);
    }
    // Tabs, which are kept in step through storage. A click may scroll the page, which hides the navbar.
    const tab = page.getByRole('tab', { name: 'Java' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await open(page, '/docs/Android/colorConfig');
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await sidebarLink(page, path).click();
    await arrived(page, path);
  });
}
