// What is thrown while pages render. How each kind of value reads: src/components/ErrorNotice/causes.test.ts. Covers
// src/theme/Layout and src/theme/Root too: what is empty (null, undefined, '') reaches the boundaries through them.
import type { Locator, Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { crashing, expect, hydrated, test } from './faults';
import { arrived, heading, sidebarLink, titleOf } from './site';

const from = '/docs/Android/intro';
const to = '/docs/Android/docScan';
const title = titleOf(to);

const box = (page: Page): Locator => page.getByRole('alert', { name: 'This page crashed' });

const lines = (page: Page): Locator => box(page).getByRole('listitem');

const tryAgain = (page: Page): Promise<void> =>
  box(page).getByRole('button', { name: 'Try again' }).click();

/** Lets pages throw what `make` makes, or nothing. */
const throwing = (page: Page, make?: () => unknown): Promise<unknown> =>
  page.evaluate(`window.crashWith = ${String(make)}`);

test.beforeEach(({ watch }) => {
  // React and the browser report what these tests throw, and nothing else.
  watch.allow(
    /^(console|page error): (?:Error: )?(?:top|right away|The frame broke|An error without a message)\b/,
  );
});

test.describe('a crash of a page', () => {
  test.beforeEach(async ({ page, site }) => {
    site.rules.push(crashing(title));
    await page.goto(from);
    await hydrated(page);
  });

  /** Follows the link to a page that throws what `make` makes. */
  async function crash(page: Page, make: () => unknown): Promise<void> {
    await throwing(page, make);
    await sidebarLink(page, to).click();
    await expect(box(page)).toBeVisible();
  }

  test('reports the error, has focus and the title, and retries', async ({ page }) => {
    await crash(page, () => new Error('top', { cause: 'a string' }));
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveTitle(/^This page crashed/);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(lines(page)).toHaveText(['top', 'Cause: a string']);
    expect(await violationsInBothModes(page, 'html')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await violationsInBothModes(page, 'html')).toEqual([]);

    // Still broken: the box comes back, with the focus.
    await tryAgain(page);
    await expect(box(page)).toBeFocused();

    await throwing(page);
    await tryAgain(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  });

  test('shows something, whatever is thrown, until Back or a link', async ({ page }) => {
    for (const [make, text] of [
      [() => null, /without a message.*null/],
      [() => undefined, /without a message.*undefined/],
      [() => '', /without a message$/],
    ] as const) {
      await crash(page, make);
      await expect(lines(page)).toHaveText([text]);
      await page.goBack();
      await arrived(page, from);
      await expect(box(page)).toHaveCount(0);
    }
    await page.goForward();
    await expect(box(page)).toBeVisible();
    await page.locator('.navbar__item[href="/docs/"]').click();
    await arrived(page, '/docs/');
    await expect(box(page)).toHaveCount(0);
  });

  test('reports a crash during hydration, too', async ({ page }) => {
    await page.addInitScript(() => {
      window.crashWith = () => new Error('right away');
    });
    await page.goto(to);
    await expect(box(page)).toContainText('right away');
    await expect(page).toHaveTitle(/^This page crashed/);
  });
});

test.describe('a crash of the layout', () => {
  test.beforeEach(({ page }) =>
    // Every link of the layout watches whether it is in view; without that, the layout crashes.
    page.addInitScript(() => {
      const real = IntersectionObserver;
      Object.defineProperty(window, 'IntersectionObserver', {
        get() {
          // Thrown values of any kind are tested above.
          if (window.crashWith) throw window.crashWith() as Error;
          return real;
        },
      });
    }),
  );

  test('has the same box, focus and title', async ({ page }) => {
    await page.addInitScript(() => {
      window.crashWith = () => new Error('The frame broke', { cause: 'no observer' });
    });
    await page.goto(to);
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveTitle('This page crashed | Deckle Docs');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(lines(page)).toHaveText(['The frame broke', 'Cause: no observer']);
    expect(await violationsInBothModes(page, 'html')).toEqual([]);

    // Still broken, now by something empty.
    await throwing(page, () => undefined);
    await tryAgain(page);
    await expect(lines(page)).toHaveText([/without a message.*undefined/]);
    await throwing(page);
    await tryAgain(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  });

  test('disappears on Back', async ({ page }) => {
    await page.goto(from);
    await hydrated(page);
    await throwing(page, () => new Error('The frame broke'));
    // The next page brings its own links into the layout's content and into the layout.
    await page.locator('.navbar__item[href="/how-samples-are-verified"]').click();
    await expect(heading(page)).toHaveText('This page crashed');
    await throwing(page);
    await page.goBack();
    await arrived(page, from);
    await expect(heading(page)).toHaveText(titleOf(from));
  });
});
