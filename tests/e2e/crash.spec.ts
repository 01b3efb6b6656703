// Covers src/theme/Layout and src/theme/Root too: what is empty (null, undefined, '') reaches the boundaries through them.
import type { Page } from '@playwright/test';
import { axeViolations, crashing, expect, hydrated, test } from './faults';

const from = '/docs/Android/intro';
const to = '/docs/Android/docScan';
const title = 'Document scanning on Android';

const box = (page: Page): ReturnType<Page['locator']> =>
  page.getByRole('alert', { name: 'This page crashed' });

const link = (page: Page, path: string): ReturnType<Page['locator']> =>
  page.locator(`aside .menu__link[href="${path}"]`);

test.beforeEach(({ watch }) => {
  // React and the browser report what is thrown; that is what these tests provoke.
  watch.allow(/^(console|page error): /);
});

test.describe('src/theme/ErrorPageContent', () => {
  test.beforeEach(async ({ page, site }) => {
    site.rules.push(crashing(title));
    await page.goto(from);
    await hydrated(page);
  });

  /** Follows the link to a page that throws what `make` makes. */
  async function crash(page: Page, make: () => unknown): Promise<void> {
    await page.evaluate(`window.crashWith = ${make.toString()}`);
    await link(page, to).click();
    await expect(box(page)).toBeVisible();
  }

  test('reports the error, has focus and the title, and retries', async ({ page }) => {
    await crash(
      page,
      () => new Error('top', { cause: new Error('middle', { cause: 'a string' }) }),
    );
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveTitle(/^This page crashed/);
    await expect(page.locator('h1')).toHaveText('This page crashed');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(box(page).getByRole('listitem')).toHaveText([
      'top',
      'Cause: middle',
      'Cause: a string',
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await axeViolations(page)).toEqual([]);

    // Still broken: the box comes back, with the focus.
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(box(page)).toBeFocused();

    await page.evaluate(() => {
      delete window.crashWith;
    });
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  });

  test('disappears on Back and on navbar links', async ({ page }) => {
    const start = await page.locator('h1').innerText();
    await crash(page, () => new Error('sticky'));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(start);
    await expect(box(page)).toHaveCount(0);
    await page.goForward();
    await expect(box(page)).toBeVisible();
    await page.locator('.navbar').getByRole('link', { name: 'Platforms' }).click();
    await expect(page).toHaveURL(/\/docs\/?$/);
    await expect(page.locator('h1')).not.toHaveText('This page crashed');
    await expect(box(page)).toHaveCount(0);
  });

  const cases: readonly (readonly [string, () => unknown, readonly (string | RegExp)[]])[] = [
    ['a string', () => 'thrown text', ['thrown text']],
    ['an object', () => ({ code: 7 }), ['{"code":7}']],
    ['an error without a message', () => new TypeError(), ['TypeError without a message']],
    ['a cause that is null', () => new Error('top', { cause: null }), ['top', /null/]],
    [
      'a cause that is an object',
      () => new Error('top', { cause: { a: 1 } }),
      ['top', /\{"a":1\}/],
    ],
    [
      'a circular cause',
      () => {
        const error = new Error('round');
        error.cause = new Error('and round', { cause: error });
        return error;
      },
      ['round', 'Cause: and round'],
    ],
    [
      'an AggregateError',
      () => new AggregateError([new Error('one'), 'two'], 'both'),
      ['both', 'Part of it: one', 'Part of it: two'],
    ],
    ['null', () => null, [/without a message|null/]],
    ['undefined', () => undefined, [/without a message|undefined/]],
    ['an empty string', () => '', [/without a message/]],
  ];
  test('shows something, whatever is thrown', async ({ page }) => {
    const start = await page.locator('h1').innerText();
    const back = async (): Promise<void> => {
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(start);
      await expect(box(page)).toHaveCount(0);
    };
    for (const [name, make, lines] of cases) {
      await test.step(name, async () => {
        await crash(page, make);
        await expect(box(page).getByRole('listitem')).toHaveText([...lines]);
        await back();
      });
    }
    await test.step('a chain without end is cut', async () => {
      await crash(page, () => {
        let error = new Error('first');
        for (let i = 0; i < 20_000; i += 1)
          error = new Error(`level ${String(i)}`, { cause: error });
        return error;
      });
      await expect(box(page).getByRole('listitem')).toHaveCount(11);
      await expect(box(page).getByRole('listitem').last()).toContainText('There are more causes.');
    });
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

test.describe('src/theme/Error', () => {
  /** Every link of the layout watches whether it is in view; without that, the layout crashes. */
  async function breakLayout(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const real = window.IntersectionObserver;
      window.crashWith = () => new Error('The frame broke', { cause: 'no observer' });
      Object.defineProperty(window, 'IntersectionObserver', {
        get() {
          // Thrown values of any kind are tested above.
          if (window.crashWith) throw window.crashWith() as Error;
          return real;
        },
      });
    });
  }

  test('a crash of the layout has the same box, focus and title @everywhere', async ({ page }) => {
    await breakLayout(page);
    await page.goto(to);
    await expect(box(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveTitle('This page crashed | Deckle Docs');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(box(page).getByRole('listitem')).toHaveText([
      'The frame broke',
      'Cause: no observer',
    ]);
    expect(await axeViolations(page)).toEqual([]);

    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(box(page)).toBeVisible();
    await page.evaluate(() => {
      delete window.crashWith;
    });
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('nav.navbar')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  });

  const empty: readonly (readonly [string, () => unknown])[] = [
    ['null', () => null],
    ['undefined', () => undefined],
    ['an empty string', () => ''],
  ];
  test('shows the box when the layout throws something empty', async ({ page }) => {
    await breakLayout(page);
    for (const [name, make] of empty) {
      await test.step(name, async () => {
        // Runs after those before it, and replaces what they throw.
        await page.addInitScript(`window.crashWith = ${make.toString()}`);
        await page.goto(to);
        await expect(box(page)).toBeVisible();
        await expect(box(page).getByRole('listitem')).toHaveText([
          /without a message|null|undefined/,
        ]);
        await page.evaluate(() => {
          delete window.crashWith;
        });
        await box(page).getByRole('button', { name: 'Try again' }).click();
        await expect(page.locator('h1')).toHaveText(title);
      });
    }
  });

  test('disappears on Back', async ({ page }) => {
    await breakLayout(page);
    await page.addInitScript(() => {
      delete window.crashWith;
    });
    await page.goto(from);
    await hydrated(page);
    const start = await page.locator('h1').innerText();
    await page.evaluate(() => {
      window.crashWith = () => new Error('The frame broke');
    });
    // The next page brings its own links into the layout's content and into the layout.
    await page.locator('.navbar').getByRole('link', { name: 'Verified samples' }).click();
    await expect(page.locator('h1')).toHaveText('This page crashed');
    await page.evaluate(() => {
      delete window.crashWith;
    });
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(start);
  });
});

test('what the server changed in the frame hydrates to the site as it is', async ({
  page,
  site,
}) => {
  site.rules.push({
    path: to,
    edit: (html) => {
      const edited = html.replace(
        /(<a class="?menu__link\b[^>]*><span[^>]*>)[^<]+/,
        '$1Something else',
      );
      if (edited === html) throw new Error('No link to change');
      return edited;
    },
  });
  await page.goto(to);
  await hydrated(page);
  await expect(page.getByText('Something else')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(title);
  // React has rendered everything again, including the text of the page.
  await expect(page.locator('article')).toContainText('DocumentScannerConfiguration');
  await page.getByRole('tab', { name: 'Java' }).first().click();
  await expect(page.getByRole('tabpanel').filter({ visible: true }).first()).toBeVisible();
  await link(page, from).click();
  await expect(page).toHaveURL(/intro$/);
  await expect(page.locator('h1')).not.toHaveText(title);
});

test('what the server changed in the text stays as it was served', async ({ page, site }) => {
  site.rules.push({
    path: to,
    edit: (html) => html.replace(/(<h1[^>]*>)[^<]+/, '$1Something else'),
  });
  await page.goto(to);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Something else');
  await link(page, from).click();
  await expect(page).toHaveURL(/intro$/);
});
