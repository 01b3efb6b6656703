// What the browser keeps: docs version, a color mode that is asked for, and what happens where it keeps nothing. That the
// chosen color mode is kept, in each engine: tests/core.
import type { Page } from '@playwright/test';
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

// Which mode the inline script chooses: src/plugins/address/address.test.ts.
test('the color mode is light whatever the system says, or what the address asks for', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `${path}?docusaurus-theme=dark`);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    localStorage.clear();
  });
  // An unknown one leaves a styled page.
  for (const query of ['', '?docusaurus-theme=%E0', '?docusaurus-data-theme=x']) {
    await open(page, path + query);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await expect(html).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  }
  await colorModeButton(page).click();
  await expect(html).toHaveCSS('background-color', 'rgb(15, 22, 20)');
});

/** The menu of releases, by one of the changelogs in it. */
const releases = (page: Page) =>
  page.locator('.navbar__inner .dropdown', { has: page.locator(`a[href="${changelog}"]`) });

async function chooseRelease(page: Page, href: string): Promise<void> {
  await releases(page).hover();
  await releases(page).locator(`.dropdown__link[href="${href}"]`).click();
}

test('the docs version is in a menu with the changelogs, and kept for its plugin', async ({
  page,
}) => {
  const kept = (): Promise<string | undefined> =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => /^docs-preferred-.*default/.test(each));
      return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
    });
  await open(page, path);
  expect(await kept()).toBeUndefined();
  await chooseRelease(page, path);
  await expect(page).toHaveURL(path);
  expect(await kept()).toBe('current');
  await page.reload();
  await hydrated(page);
  await chooseRelease(page, changelog);
  await arrived(page, changelog);
  expect(await kept()).toBe('current');
  // One that no longer exists is forgotten.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('docs-preferred-version')) localStorage.setItem(key, '0.9');
  });
  await page.reload();
  await expect.poll(kept).toBeUndefined();
});

test('the docs version is in the drawer of a phone @phone', async ({ page }) => {
  await open(page, '/');
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: releasesMenu(siteDir).menuLabel }).click();
  await expect(drawer.locator(`a[href="${changelog}"]`)).toBeVisible();
});

for (const [name, spoil] of Object.entries(spoiledStorages)) {
  test(`with storage ${name} the site works and throws nothing`, async ({ page, watch }) => {
    // Docusaurus says in the console that it could not write; nothing else may be said.
    watch.allow(/Docusaurus storage error, can't set /);
    await page.addInitScript(spoil);
    await open(page, path);
    await colorModeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await chooseRelease(page, path);
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
