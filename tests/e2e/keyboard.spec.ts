// Keyboard scripts: skip link, announcement of pages, drawer, dropdown, tabs, code, navbar.
// Covers src/theme/Root/index.tsx, src/theme/Navbar/MobileSidebar/Layout/index.tsx,
// src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx, src/theme/NavbarItem/NavbarNavLink.tsx,
// src/theme/Tabs/index.tsx and src/theme/TabItem/index.tsx.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site';

const narrow = { width: 996, height: 800 };
const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Navigation' });

/** Whether focus is within an element. */
const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement));

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.locator('.navbar'))).toBe(false);
  expect(await hasFocus(page.locator('.main-wrapper'))).toBe(true);
});

test.describe('announcement of new pages (src/theme/Root/index.tsx)', () => {
  const region = (page: Page): Locator => page.locator('#route-announcer');

  test('announces nothing on load, and the title after a link and after Back', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    await expect(region(page)).toHaveAttribute('aria-live', 'polite');
    await expect(region(page)).toBeEmpty();
    const first = await page.title();
    await test.step('announces nothing for an anchor on the same page', async () => {
      await page.locator('.theme-doc-toc-desktop .table-of-contents__link').nth(1).click();
      await expect(page).toHaveURL(/#/);
      await expect(region(page)).toBeEmpty();
    });
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'PDF creation' })
      .click();
    await expect(page).toHaveURL('/docs/Android/pdfCreation');
    await expect(region(page)).toHaveText(/PDF.* \| Deckle Docs/);
    expect(await region(page).textContent()).toBe(await page.title());
    await page.goBack();
    await expect(region(page)).toHaveText(first);
  });
});

test.describe('drawer (src/theme/Navbar/MobileSidebar/Layout/index.tsx)', () => {
  test('is there at 996 px and not at 997 px', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, '/docs/Android/docScan');
    await expect(toggle(page)).toBeVisible();
    await toggle(page).click();
    await expect(drawer(page)).toBeAttached();
    await page.setViewportSize({ ...narrow, width: 997 });
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle(page)).toBeHidden();
    await expect(page.locator('aside.theme-doc-sidebar-container')).toBeVisible();
  });

  test('takes focus, keeps it, and gives it back on Escape', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, '/docs/Android/docScan');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    const close = drawer(page).getByRole('button', { name: 'Close navigation bar' });
    await expect(close).toBeFocused();
    const size = await close.boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(24);
    expect(size?.height).toBeGreaterThanOrEqual(24);
    // Further than there are stops, in both directions.
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let i = 0; i < 45; i += 1) {
        await page.keyboard.press(key);
        expect(await hasFocus(drawer(page))).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect(seen.size).toBeGreaterThan(10);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  test('gives focus back from its close button and from outside, and is a dialog only while it is open', async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await open(page, '/docs/Android/docScan');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await toggle(page).click();
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.locator('.navbar-sidebar__backdrop').click({ position: { x: 980, y: 400 } });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();

    await test.step('Escape closes an open switcher first, then the drawer', async () => {
      await toggle(page).click();
      const summary = drawer(page).locator('summary').first();
      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(drawer(page).locator('details').first()).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  for (const [name, before] of [
    ['', () => Promise.resolve()],
    [
      ', also after a reload',
      async (page) => {
        await page.reload();
        await hydrated(page);
      },
    ],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]) {
    test(`Back closes it and keeps the page and its address${name}`, async ({ page }) => {
      await page.setViewportSize(narrow);
      await open(page, '/docs/Android/intro');
      await page.locator('main a[href="/docs/Android/docScan"]').first().click();
      const heading = page.locator('h1');
      await expect(heading).toHaveText('Document scanning on Android');
      await before(page);
      for (let i = 0; i < 2; i += 1) {
        await toggle(page).click();
        const close = drawer(page).getByRole('button', { name: 'Close navigation bar' });
        await expect(close).toBeFocused();
        await page.evaluate(() => {
          history.back();
        });
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL('/docs/Android/docScan');
        await expect(heading).toHaveText('Document scanning on Android');
      }
      await page.goBack();
      await expect(page).toHaveURL('/docs/Android/intro');
      await expect(heading).toHaveText('Document SDK for Android');
    });
  }

  test('a link of it leads to the new page with focus at its start', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, '/docs/Android/docScan');
    await toggle(page).click();
    await drawer(page).getByRole('link', { name: 'PDF creation' }).click();
    await expect(page).toHaveURL('/docs/Android/pdfCreation');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#route-announcer')).toContainText('PDF');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });
});

test.describe('platform switcher', () => {
  test('Escape closes it and focus returns to its head', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const details = page.locator('aside.theme-doc-sidebar-container details').first();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(details).not.toHaveAttribute('open');
    await expect(details.locator('summary')).toBeFocused();
  });
});

test.describe('dropdown (src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx)', () => {
  const label = (page: Page): Locator =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'API reference' });
  const item = (page: Page): Locator =>
    page.locator('.dropdown__menu').getByText('Capacitor', { exact: true });

  test('opens with a key, Escape closes it and focus returns', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    await label(page).focus();
    await page.keyboard.press('Enter');
    await expect(label(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(item(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeHidden();
    await expect(label(page)).toBeFocused();
    await expect(label(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(item(page)).toBeVisible();
  });

  test('Escape hides what pointing has opened, until the pointer comes again', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    await label(page).hover();
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeHidden();
    await page.mouse.move(600, 500);
    await label(page).hover();
    await expect(item(page)).toBeVisible();
  });
});

test.describe('current page (src/theme/NavbarItem/NavbarNavLink.tsx)', () => {
  test('one link per list claims to be it, and is', async ({ page }) => {
    for (const path of [
      '/docs/',
      '/docs/Android/docScan',
      '/docs/capacitor/api/',
      '/docs/react-native/api/interfaces/ColorConfig',
      '/docs/barcode-scanner-sdk/react-native/barcodeScan',
      '/accessibility',
    ]) {
      await test.step(path, async () => {
        await open(page, path);
        const claims = await page.locator('[aria-current=page]').evaluateAll((links) =>
          links.map((link) => ({
            list: [...document.querySelectorAll('nav, ul')].indexOf(link.closest('nav') ?? link),
            path: (link as HTMLAnchorElement).pathname.replace(/\/$/, ''),
          })),
        );
        const here = path.replace(/\/$/, '');
        expect(claims.filter((claim) => claim.path !== here)).toEqual([]);
        expect(new Set(claims.map(({ list }) => list)).size).toBe(claims.length);
      });
    }
  });
});

test.describe('tabs (src/theme/Tabs/index.tsx, src/theme/TabItem/index.tsx)', () => {
  const list = (page: Page): Locator => page.getByRole('tablist').first();
  const tab = (page: Page, name: string): Locator => list(page).getByRole('tab', { name });

  test('arrows, Home and End choose, and go round', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const kotlin = tab(page, 'Kotlin');
    const java = tab(page, 'Java');
    await kotlin.focus();
    for (const [key, target] of [
      ['ArrowRight', java],
      ['ArrowRight', kotlin],
      ['ArrowLeft', java],
      ['Home', kotlin],
      ['End', java],
    ] as const) {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
      await expect(target).toHaveAttribute('aria-selected', 'true');
      await expect(list(page).locator('[tabindex="0"]')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('tabpanel').first())).toBe(true);
  });

  test('tabs and panels name each other', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const tabs = page.getByRole('tab');
    const count = await tabs.count();
    expect(count).toBeGreaterThan(3);
    const broken = await tabs.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
          return (
            panel?.getAttribute('role') !== 'tabpanel' ||
            panel.getAttribute('aria-labelledby') !== element.id ||
            panel.hidden === (element.getAttribute('aria-selected') === 'true')
          );
        })
        .map(({ id }) => id),
    );
    expect(broken).toEqual([]);
    const ids = await tabs.evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(count);
    await expect(page.getByRole('tablist', { name: 'Code in' }).first()).toBeVisible();
  });

  test('the scroll position stays stable when tabs above it change', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const lower = page.getByRole('tablist').nth(2).getByRole('tab', { name: 'Java' });
    await lower.scrollIntoViewIfNeeded();
    const before = (await lower.boundingBox())?.y ?? 0;
    await lower.click();
    await expect(tab(page, 'Java')).toHaveAttribute('aria-selected', 'true');
    const after = (await lower.boundingBox())?.y ?? 0;
    expect(Math.abs(after - before)).toBeLessThan(2);
  });

  test('a hash inside a closed tab opens that tab and leaves the choice alone', async ({
    page,
  }) => {
    await open(page, '/docs/Android/docScan');
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    await panels
      .nth(1)
      .locator('pre')
      .evaluate((element) => {
        element.id = 'inside';
      });
    await expect(page.locator('#inside')).toBeHidden();
    await page.evaluate(() => {
      window.location.hash = '#inside';
    });
    await expect(tab(page, 'Java')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#inside')).toBeInViewport();
    await expect(
      page.getByRole('tablist').nth(1).getByRole('tab', { name: 'Kotlin' }),
    ).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Kotlin').click();
    await expect(page.locator('#inside')).toBeHidden();
  });

  test('so does the hash of a page that is opened', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const closed = page.getByRole('tabpanel', { includeHidden: true }).nth(5);
    await expect(closed).toBeHidden();
    const id = (await closed.getAttribute('id')) ?? '';
    await page.goto('about:blank');
    await open(page, `/docs/Android/docScan#${encodeURIComponent(id)}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

test('wide code is reached with Tab and scrolled with arrows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/docs/Android/docScan');
  const all = page.locator('article pre').filter({ visible: true });
  const wide = await all.evaluateAll((elements) =>
    elements.findIndex((element) => element.scrollWidth > element.clientWidth + 50),
  );
  const code = all.nth(wide);
  await code.locator('..').getByRole('button', { name: /Copy/ }).focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-label', /code$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe('navbar that hides', () => {
  const top = (page: Page): Promise<number> =>
    page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);

  test('continues scrolling down, comes on scrolling up, and never hides what has focus', async ({
    page,
  }) => {
    await open(page, '/docs/Android/docScan');
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => top(page)).toBeGreaterThan(40);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    const link = page.locator('.navbar').getByRole('link', { name: 'Verified samples' });
    await link.evaluate((element) => {
      element.focus({ preventScroll: true });
    });
    await expect.poll(() => top(page)).toBeGreaterThan(40);
    await expect(link).toBeInViewport();
  });
});
