// Pages that a translator or an extension has changed: texts are other nodes than those React made, and there
// are elements and attributes that it knows nothing of.
import type { Page } from '@playwright/test';
import { arrived, expect, open, test } from './site';
import { translate, translatedTexts, translateEarly } from './translate';

const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a page and translates it. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  // Islands are mounted, too.
  if (path.startsWith('/docs/')) await expect(copyPage(page)).toBeVisible();
  await translate(page);
  expect(await translatedTexts(page)).toBeGreaterThan(20);
}

const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page', exact: true });

test.describe('a translated page', () => {
  test('has a theme builder that works and counts', async ({ page }) => {
    await openTranslated(page, '/docs/Android/colorConfig');
    const hex = page.getByRole('textbox', { name: 'colorPrimary, light, hex value' });
    const front = page.getByRole('textbox', { name: 'colorOnPrimary, light, hex value' });
    const code = page.getByRole('region', { name: 'Generated code' });
    const summary = statusWith(page, 'contrast checks');
    await hex.fill('#202020');
    await front.fill('#252525');
    await expect(code).toContainText('DeckleColor("#202020"');
    const warnings = page.getByRole('listitem').filter({ hasText: /below [\d.]+:1/ });
    const warning = warnings.filter({ hasText: /Text of filled buttons, light: 1\.\d:1/ });
    await expect(warning).toBeVisible();
    await expect(summary).toHaveText(
      new RegExp(`^${String(await warnings.count())} of \\d+ contrast checks`),
    );
    await warning.getByRole('button', { name: /^Use/ }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: /^✓\s*Text of filled buttons, light/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Mill' }).click();
    await expect(summary).toHaveText(/^All \d+ contrast checks pass\.$/);
    await page.getByRole('radio', { name: 'Java' }).check();
    await expect(code).toContainText('setColorPrimary(new DeckleColor(');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(code).toContainText('Every color has its default value.');
  });

  test('has a checklist that counts', async ({ page }) => {
    await openTranslated(page, '/docs/Android/releaseChecklist');
    await expect(statusWith(page, 'done')).toHaveText(/^0 of \d+ done$/);
    await page.getByText('It works in airplane mode.').click();
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
    await page.getByRole('checkbox', { name: 'A cancel changes nothing.' }).check();
    await expect(statusWith(page, 'done')).toHaveText(/^2 of \d+ done$/);
    await page.getByRole('button', { name: 'Clear check marks' }).click();
    await expect(statusWith(page, 'done')).toHaveText(/^0 of \d+ done$/);
  });

  test('has a list of errors that can be filtered and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTranslated(page, '/docs/errors');
    const shown = page.locator('section[data-error-platforms]').filter({ visible: true });
    await page.getByRole('combobox', { name: 'Platform' }).selectOption('Windows');
    const status = page.getByRole('search', { name: 'Errors' }).getByRole('status');
    await expect(status).toHaveText(/^\d+ of \d+ errors$/);
    await expect(status).toHaveText(new RegExp(`^${String(await shown.count())} of `));
    await page.getByRole('searchbox', { name: 'Message or word' }).fill('not initialised');
    await expect(shown.first().getByRole('heading', { level: 3 })).toContainText('not initialised');
    await expect(shown.first().locator('tbody tr').filter({ visible: true })).toHaveCount(1);
    const copy = shown.first().getByRole('button');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(copy).toHaveText('Copy message');
  });

  test('has a search whose results follow what is typed', async ({ page }) => {
    await openTranslated(page, '/docs/Android/docScan');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search the documentation' });
    const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
    await field.fill('colors');
    await expect(options.first()).toBeVisible();
    await field.fill('autoCapture');
    await expect(options.filter({ hasText: 'autoCapture' }).first()).toBeVisible();
    await page
      .getByRole('group', { name: 'Filter results' })
      .getByRole('combobox', { name: 'Platform' })
      .selectOption('all');
    await expect(options.filter({ hasText: 'iOS' }).first()).toBeVisible();
    await field.fill('xyzzyqwv');
    await expect(page.getByText('Try fewer or other words')).toBeVisible();
    await field.fill('license expired');
    await field.press('Enter');
    await expect(field).toHaveCount(0);
    await expect(page).not.toHaveURL(/docScan/);
  });

  test('has a menu that copies, a switcher, and pages before and after it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTranslated(page, '/docs/Android/docScan');
    await copyPage(page).click();
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(copyPage(page)).toBeVisible();

    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/docScan$/);
    await page.goBack();
    await arrived(page, '/docs/Android/docScan');

    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.locator('summary').click();
    await sidebar.getByRole('link', { name: 'Windows', exact: false }).first().click();
    await expect(page).toHaveURL(/\/docs\/Windows\//);
    await expect(sidebar.locator('summary')).toContainText('Windows');
    const labels = (list: readonly string[]): string[] => list.map((text) => text.trim());
    const here = labels(await sidebar.locator('.menu__link').allTextContents());
    const path = new URL(page.url()).pathname;
    await page.goto(path);
    await expect(sidebar.locator('summary')).toContainText('Windows');
    expect(here).toEqual(labels(await sidebar.locator('.menu__link').allTextContents()));
  });

  test('has a card with names on other platforms', async ({ page }) => {
    await openTranslated(page, '/docs/Android/docScan');
    await page
      .getByRole('link', { name: 'DocumentScannerConfiguration.autoCapture on other platforms' })
      .click();
    const card = page.getByRole('dialog');
    await expect(card.locator('dd code').first()).toHaveAttribute('translate', 'no');
    await expect(card.locator('dd')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  test('helps readers of wrong addresses, one after the other', async ({ page, watch }) => {
    watch.allow(/404/);
    await open(page, '/docs/Windows/docScan');
    await expect(page.getByRole('heading', { name: 'on other platforms' })).toBeVisible();
    await translate(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/Windows/colorConfg');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('button', { name: 'Search for' })).toContainText('color');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'on other platforms' })).toBeVisible();
    await page.getByRole('link', { name: 'All platforms and features' }).click();
    await expect(page).toHaveURL('/docs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('turns to another platform at home', async ({ page }) => {
    await openTranslated(page, '/');
    const chooser = page.getByRole('group', { name: 'Your platform' });
    for (const platform of ['Flutter', 'Windows', 'iOS']) {
      await chooser.getByRole('button', { name: platform }).click();
      await expect(page.getByRole('link', { name: 'Start with' })).toHaveText(
        `Start with ${platform}`,
      );
      await expect(page.getByRole('link', { name: 'From an empty' })).toContainText(platform);
      await expect(page.getByText('It starts the SDK,')).toContainText(
        platform === 'Windows' ? 'opens a file' : 'scans a document',
      );
    }
  });

  test('works when it was translated before its scripts ran', async ({ page, watch }) => {
    // React says that it renders the frame again.
    watch.allow(/Minified React error #418/);
    await translateEarly(page);
    await open(page, '/docs/Android/releaseChecklist');
    expect(await translatedTexts(page)).toBeGreaterThan(20);
    await page.getByText('It works in airplane mode.').click();
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
    await page.locator('.pagination-nav__link').first().click();
    await expect(page).not.toHaveURL(/releaseChecklist/);
    await page.goBack();
    await arrived(page, '/docs/Android/releaseChecklist');
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
  });
});

for (const { where, isInside } of [
  { where: 'in head and body, and attributes of fields', isInside: false },
  { where: 'beside fields', isInside: true },
]) {
  test(`extensions may add to the page before its scripts run: ${where}`, async ({
    page,
    watch,
  }) => {
    // The policy of the test's server is for pages, not for extensions.
    watch.allow(/Applying inline style/);
    // React says that it renders the frame again.
    if (isInside) watch.allow(/Minified React error #418/);
    await page.addInitScript((inside) => {
      document.addEventListener('DOMContentLoaded', () => {
        const html = document.documentElement;
        html.dataset.darkreaderMode = 'dynamic';
        html.classList.add('extension');
        document.head.prepend(document.createElement('style'), document.createElement('meta'));
        document.head.append(Object.assign(document.createElement('style'), { id: 'dark-reader' }));
        document.body.dataset.newGrCSCheckLoaded = '14';
        document.body.prepend(document.createElement('div'));
        document.body.append(document.createElement('grammarly-desktop-integration'));
        html.append(document.createElement('div'));
        for (const field of document.querySelectorAll('input, select, button')) {
          field.setAttribute('data-extension', 'true');
          if (inside) field.after(document.createElement('span'));
        }
      });
    }, isInside);
    await open(page, '/docs/Android/releaseChecklist');
    await page.getByText('It works in airplane mode.').click();
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
    await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
    await arrived(page, '/docs/Android/changelog');
    await expect(page.locator('#dark-reader')).toBeAttached();
    await page.goBack();
    await arrived(page, '/docs/Android/releaseChecklist');
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
    await open(page, '/docs/Android/colorConfig');
    await page.getByRole('button', { name: 'Mill' }).click();
    await expect(page).toHaveURL(/colors=/);
  });
}

test('extensions may remove parts of the page', async ({ page }) => {
  const guide = '/docs/Android/docScan';
  const crash = page.getByText('This page crashed');
  for (const removed of ['aside', 'nav', '#__docusaurus > *']) {
    await test.step(removed, async () => {
      await open(page, guide);
      await page.evaluate((selector) => {
        document.querySelector(selector)?.remove();
      }, removed);
      // By a link that may be gone: to another guide, to a page of another layout, and back.
      for (const path of ['/docs/Android/changelog', '/accessibility']) {
        await page.evaluate((href) => {
          const link = document.querySelector(`footer a[href="${href}"], a[href="${href}"]`);
          if (!(link instanceof HTMLElement)) throw new Error(`No link to ${href}`);
          link.click();
        }, path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(crash).toHaveCount(0);
      }
      await page.goBack();
      await page.goBack();
      await arrived(page, guide);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Document scanning on Android',
      );
    });
  }
});
