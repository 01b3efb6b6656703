// Pages that a translator or an extension has changed: texts are other nodes than those React made, and there
// are elements and attributes that it knows nothing of.
import type { Page } from '@playwright/test';
import {
  arrived,
  expect,
  heading,
  open,
  openSwitcher,
  sidebar,
  sidebarLink,
  test,
  titleOf,
} from './site';
import { translate, translateEarly } from './translate';

const guide = '/docs/Android/docScan';
const checklist = '/docs/Android/releaseChecklist';
const builder = '/docs/Android/colorConfig';

const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page', exact: true });

/** A test cannot pass without the translator. */
const expectTranslated = async (page: Page): Promise<void> => {
  expect(await page.locator('[data-translated]').count()).toBeGreaterThan(20);
};

/** Opens a page and translates it. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  // Islands are mounted, too.
  if (path.startsWith('/docs/')) await expect(copyPage(page)).toBeVisible();
  await translate(page);
  await expectTranslated(page);
}

const tick = (page: Page, index: number): Promise<void> =>
  page.getByRole('main').getByRole('checkbox').nth(index).check();

test.describe('a translated page', () => {
  test('has a theme builder that works and counts', async ({ page }) => {
    await openTranslated(page, builder);
    const code = page.getByRole('region', { name: 'Generated code' });
    const summary = statusWith(page, 'contrast checks');
    await page.getByRole('textbox', { name: 'colorPrimary, light, hex value' }).fill('#202020');
    await page.getByRole('textbox', { name: 'colorOnPrimary, light, hex value' }).fill('#252525');
    await expect(code).toContainText('DeckleColor("#202020"');
    await expect(summary).toHaveText(/^\d+ of \d+ contrast checks/);
    await page.getByRole('button', { name: 'Mill' }).click();
    await expect(summary).toHaveText(/^All \d+ contrast checks pass\.$/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(code).toContainText('Every color has its default value.');
  });

  test('has a checklist that counts, also when it was translated before its scripts ran', async ({
    page,
    watch,
  }) => {
    await openTranslated(page, checklist);
    await tick(page, 0);
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
    // React says that it renders the frame again.
    watch.allow(/Minified React error #418/);
    await translateEarly(page);
    await open(page, checklist);
    await expectTranslated(page);
    await tick(page, 0);
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
  });

  test('has a list of errors that can be filtered and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openTranslated(page, '/docs/errors');
    const filter = page.getByRole('search', { name: 'Errors' });
    const shown = page.locator('section[data-error-platforms]').filter({ visible: true });
    await filter.getByRole('combobox').selectOption('Windows');
    await filter.getByRole('searchbox').fill('not initialised');
    await expect(shown.first().getByRole('listitem').filter({ visible: true })).toHaveCount(1);
    await expect(filter.getByRole('status')).toHaveText(
      new RegExp(`^${String(await shown.count())} of \\d+ errors$`),
    );
    const copy = shown.first().getByRole('button');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await page.clock.fastForward(10_000);
    await expect(copy).toHaveText('Copy message');
  });

  test('has a search whose results follow what is typed', async ({ page }) => {
    await openTranslated(page, guide);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search the documentation' });
    const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
    await field.fill('colors');
    await expect(options.first()).toBeVisible();
    await field.fill('xyzzyqwv');
    await expect(page.getByText('Try fewer or other words')).toBeVisible();
    await field.fill('license expired');
    await field.press('Enter');
    await expect(field).toHaveCount(0);
    await expect(page).not.toHaveURL(/docScan/);
  });

  test('has a card, and a switcher that leads on', async ({ page }) => {
    await openTranslated(page, guide);
    await page.locator('article a[data-equivalents]').first().click();
    const card = page.getByRole('dialog');
    await expect(card.locator('dd code').first()).toHaveAttribute('translate', 'no');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);

    const switcher = await openSwitcher(sidebar(page));
    await switcher.locator('a[href^="/docs/Windows/"]').click();
    await expect(switcher.locator('summary')).toContainText('Windows');
    const labels = async (): Promise<string[]> =>
      (await sidebar(page).locator('.menu__link').allTextContents()).map((text) => text.trim());
    const here = await labels();
    await page.goto(new URL(page.url()).pathname);
    expect(here).toEqual(await labels());
  });

  test('helps readers of wrong addresses, one after the other', async ({ page, watch }) => {
    watch.allow(/404/);
    const elsewhere = page.getByRole('heading', { name: 'on other platforms' });
    await open(page, '/docs/Windows/docScan');
    await expect(elsewhere).toBeVisible();
    await translate(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/Windows/colorConfg');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('button', { name: 'Search for' })).toContainText('color');
    await page.goBack();
    await expect(elsewhere).toBeVisible();
    await page.locator('main a[href="/docs"]').click();
    await expect(heading(page)).toHaveText(titleOf('/docs/'));
  });

  test('turns to another platform at home', async ({ page }) => {
    await openTranslated(page, '/');
    const chooser = page.getByRole('group', { name: 'Your platform' });
    for (const platform of ['Flutter', 'Windows']) {
      await chooser.getByRole('button', { name: platform }).click();
      const links = page.locator(`main a[href="/docs/${platform}/getStarted"]`);
      await expect(links.first()).toHaveText(`Start with ${platform}`);
      await expect(links.last()).toContainText(platform);
      await expect(page.getByText('It starts the SDK,')).toContainText(
        platform === 'Windows' ? 'opens a file' : 'scans a document',
      );
    }
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
    await open(page, checklist);
    await tick(page, 0);
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
    await sidebarLink(page, guide).click();
    await arrived(page, guide);
    await expect(page.locator('#dark-reader')).toBeAttached();
    await page.goBack();
    await arrived(page, checklist);
    await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
    await open(page, builder);
    await page.getByRole('button', { name: 'Mill' }).click();
    await expect(page).toHaveURL(/colors=/);
  });
}

test('extensions may remove parts of the page', async ({ page }) => {
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
        // A page that is chosen while another is loading would take the place of that one in the history.
        await arrived(page, path);
        await expect(heading(page)).toHaveText(titleOf(path));
      }
      await page.goBack();
      await arrived(page, '/docs/Android/changelog');
      await page.goBack();
      await arrived(page, guide);
      await expect(heading(page)).toHaveText(titleOf(guide));
    });
  }
});
