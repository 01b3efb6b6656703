// Parts of pages that stay as the server drew them, and pieces that are laid out later.
import type { Page } from '@playwright/test';
import { compileHint } from '../../src/plugins/compact/compileHints';
import {
  arrived,
  built,
  expect,
  markServed,
  open,
  sameDocument,
  scriptNamed,
  test,
  waiting,
} from './site';

const guide = '/docs/Android/docScan';

test.describe('src/theme/Footer', () => {
  test('stays as it was served, and its links are the router’s', async ({ page }) => {
    await markServed(page, '.theme-layout-footer a');
    await open(page, guide);
    const footer = page.locator('.theme-layout-footer');
    const link = footer.getByRole('link', { name: 'Accessibility' });
    await expect(link).toHaveAttribute('data-served');
    const same = await sameDocument(page);
    await link.click();
    await expect(page).toHaveURL('/accessibility');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accessib/);
    expect(await same()).toBe(true);
    // Drawn by the browser now.
    await expect(link).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Trial license' })).toBeVisible();
  });
});

test.describe('home (src/components/StaticRegion)', () => {
  test('keeps tiles and tables as served; after a navigation they are there as well', async ({
    page,
  }) => {
    await markServed(page, 'main a');
    await open(page, '/');
    const cell = page.getByRole('link', { name: 'Document scanning on Android' });
    await expect(cell).toHaveAttribute('data-served');
    const same = await sameDocument(page);
    await cell.click();
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Document scanning on Android',
    );
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await expect(cell).not.toHaveAttribute('data-served');
    await cell.click();
    await expect(page).toHaveURL(guide);
    expect(await same()).toBe(true);
  });
});

test.describe('src/theme/DocSidebar/Desktop', () => {
  const sidebar = (page: Page) => page.locator('aside.theme-doc-sidebar-container');

  test('a window that becomes wide gets the sidebar @phone', async ({ page }) => {
    await open(page, guide);
    await expect(sidebar(page).getByRole('link')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await sidebar(page).getByRole('link', { name: 'PDF creation' }).click();
    await arrived(page, '/docs/Android/pdfCreation');
    await sidebar(page).locator('summary').click();
    await sidebar(page)
      .getByRole('list', { name: 'Document SDK' })
      .getByRole('link', { name: 'React Native' })
      .click();
    await expect(page).toHaveURL('/docs/react-native/pdfCreation');
  });

  test('on a wide screen it is brought to life', async ({ page }) => {
    await open(page, guide);
    const same = await sameDocument(page);
    await sidebar(page).getByRole('link', { name: 'PDF creation' }).click();
    await expect(page).toHaveURL('/docs/Android/pdfCreation');
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('PDF creation');
    expect(await same()).toBe(true);
  });
});

test('src/theme/Navbar/MobileSidebar is drawn when it is opened, and stays then @phone', async ({
  page,
}) => {
  await open(page, guide);
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await expect(drawer.getByRole('link', { name: 'PDF creation' })).toBeInViewport();
  await expect(drawer.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(1);
  await expect(drawer).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test.describe('src/theme/TOCCollapsible without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens all the same @phone', async ({ page }) => {
    await page.goto(guide);
    const contents = page.locator('.theme-doc-toc-mobile');
    const entry = contents.getByRole('link', { name: 'Threading and lifecycle' });
    await expect(entry).toBeHidden();
    await contents.getByText('On this page').tap();
    await entry.tap();
    await expect(page.getByRole('heading', { name: 'Threading and lifecycle' })).toBeInViewport();
  });
});

test('the scripts of every visit begin with the line by which they are compiled ahead', () => {
  for (const name of ['main', 'document']) {
    expect(built(scriptNamed(name)).split('\n')[0]).toBe(compileHint);
  }
});

test.describe('what is out of view (src/css/layout.css)', () => {
  const pieces = (page: Page) => page.locator('.theme-doc-markdown > *');

  /** What is to be skipped at first: without the client module, nothing gets its height. */
  const withoutIdle = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });

  test('is laid out soon, so that nothing changes under the reader @everywhere', async ({
    page,
  }) => {
    await open(page, guide);
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await pieces(page).count()).toBeGreaterThan(50);
  });

  test('is laid out also while the page draws every frame anew', async ({ page }) => {
    await page.addInitScript(() => {
      const draw = (time: number): void => {
        document.documentElement.style.setProperty('--drawn-anew', String(time));
        requestAnimationFrame(draw);
      };
      addEventListener('DOMContentLoaded', () => requestAnimationFrame(draw));
    });
    await open(page, guide);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('is laid out also where the browser never has time, some pieces after others', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const laidOut: number[] = [];
      Object.assign(window, { laidOut });
      window.requestIdleCallback = (callback, options) =>
        options?.timeout === undefined
          ? 0
          : window.setTimeout(() => {
              callback({ didTimeout: true, timeRemaining: () => 0 });
              laidOut.push(document.querySelectorAll('[style*="content-visibility"]').length);
            }, options.timeout);
    });
    await open(page, guide);
    await expect.poll(() => waiting(page)).toBe(0);
    const laidOut = await page.evaluate(
      () => (window as unknown as { readonly laidOut: readonly number[] }).laidOut,
    );
    const all = laidOut.at(-1) ?? 0;
    expect(laidOut.filter((count) => count > 0 && count < all).length).toBeGreaterThan(2);
  });

  test('stays as it is while a pointer is down, so that a click meets what was pressed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const callbacks: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => callbacks.push(callback);
      const idle = (): void => {
        for (const callback of callbacks.splice(0))
          callback({ didTimeout: false, timeRemaining: () => 50 });
      };
      Object.assign(window, { idle });
    });
    await open(page, guide);
    const before = await waiting(page);
    expect(before).toBeGreaterThan(50);
    // All at once: a press that lasts is no longer waited for.
    const [pressed, released] = await page.locator('h1').evaluate((heading) => {
      const { idle } = window as unknown as { readonly idle: () => void };
      const then = (type: string): number => {
        heading.dispatchEvent(new PointerEvent(type, { bubbles: true }));
        idle();
        return document.querySelectorAll('[style*="content-visibility"]').length;
      };
      return [then('pointerdown'), then('pointerup')];
    });
    expect(pressed).toBe(0);
    expect(released).toBe(before);
    expect(await waiting(page)).toBe(0);
  });

  test('waits at first, and is not taken from what is in view', async ({ page }) => {
    await withoutIdle(page);
    await open(page, guide);
    expect(await waiting(page)).toBeGreaterThan(50);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    // The browser lays out what comes into view.
    const last = page.getByRole('heading', { name: 'Next steps' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });

  test('waits for nothing where a place is to be found: hash, link with a hash, Back', async ({
    page,
  }) => {
    await withoutIdle(page);
    await open(page, `${guide}#threading-and-lifecycle`);
    expect(await waiting(page)).toBe(0);

    await open(page, '/docs/Android/intro');
    await page
      .locator('article a[href^="/docs/Android/"][href*="#"]:not([href^="/docs/Android/intro"])')
      .first()
      .click();
    await expect(page).toHaveURL(/#/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Introduction|intro/i);
    expect(await waiting(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/Android/intro');
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('waits for nothing once a place on the page is asked for', async ({ page }) => {
    await withoutIdle(page);
    await open(page, guide);
    expect(await waiting(page)).toBeGreaterThan(50);
    await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Next steps' }).click();
    expect(await waiting(page)).toBe(0);
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeInViewport();
  });

  test('waits for nothing where the page is shown again: the place stays', async ({ page }) => {
    await open(page, guide);
    await expect.poll(() => waiting(page)).toBe(0);
    const heading = page.getByRole('heading', { name: 'Threading and lifecycle' });
    await heading.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
    });
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top);
    await page.reload();
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeCloseTo(before, -1);
  });
});
