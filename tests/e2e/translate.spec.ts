// Pages that a translator or an extension has changed: texts are other nodes than those React made, and there
// are elements and attributes that it knows nothing of.
import type { Page } from '@playwright/test';
import { arrived, expect, heading, open, sidebarLink, test, titleOf } from './site';

const guide = '/docs/Android/docScan';
const checklist = '/docs/Android/releaseChecklist';
const builder = '/docs/Android/colorConfig';

/**
 * Does in the page what the translator of Chrome does: takes each text node away and puts two nested `<font>`
 * elements with a new one in its place, now and whenever the page changes. Leaves out what asks not to be
 * translated. The words stay the same, so that tests can read them.
 */
function translate(): void {
  const excluded = '[translate="no"], .notranslate, script, style, noscript, textarea, svg, head';
  const replaceAllIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || parent.matches('[data-translated]')) continue;
      if (parent.closest(excluded) !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.setAttribute('data-translated', '');
      inner.textContent = text.textContent;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceAllIn(node);
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  replaceAllIn(document.documentElement);
}

/** Opens a page and translates it, once its island is mounted: what it has rendered by then is what the translator changes. */
async function openTranslated(page: Page, path: string, button?: string): Promise<void> {
  await open(page, path);
  // A button that is dead, or not there, before that.
  if (button !== undefined) await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await page.evaluate(translate);
  expect(await page.locator('[data-translated]').count()).toBeGreaterThan(20);
}

const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Ticks the first box of the checklist, which is counted. */
async function tick(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expect(statusWith(page, 'done')).toHaveText(/^1 of \d+ done$/);
}

test.describe('a translated page', () => {
  test('has a theme builder that works and counts', async ({ page }) => {
    await openTranslated(page, builder, 'Copy link');
    const code = page.getByRole('region', { name: 'Generated code' });
    const summary = statusWith(page, 'contrast checks');
    const color = page.getByRole('textbox', { name: 'colorPrimary, light, hex value' });
    await color.fill('#202020');
    await color.press('Enter');
    await expect(code).toContainText('DeckleColor("#202020"');
    await expect(summary).toHaveText(/^\d+ of \d+ contrast checks/);
    await page.getByRole('button', { name: 'Mill' }).click();
    await expect(summary).toHaveText(/^All \d+ contrast checks pass\.$/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Every color has its default value.')).toBeVisible();
    await expect(code).toHaveCount(0);
  });

  test('has a checklist that counts, also if translated before scripts ran', async ({
    page,
    watch,
  }) => {
    await openTranslated(page, checklist, 'Print');
    await tick(page);
    // React says that it renders the frame again.
    watch.allow(/Minified React error #418/);
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', ${translate.toString()});`,
    );
    await open(page, checklist);
    await tick(page);
  });

  test('has a list of errors that can be filtered and copied', async ({ page }) => {
    await page.clock.install();
    await openTranslated(page, '/docs/errors');
    const filter = page.getByRole('search', { name: 'Errors' });
    const shown = page.locator('section[data-error-platforms]').filter({ visible: true });
    await filter.getByRole('combobox').selectOption('Windows');
    await filter.getByRole('searchbox').fill('not initialised');
    await expect(shown.first().getByRole('listitem').filter({ visible: true })).toHaveCount(1);
    const count = await shown.count();
    await expect(filter.getByRole('status')).toHaveText(new RegExp(`^${count} of \\d+ errors$`));
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
    await field.fill('colors');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await field.fill('xyzzyqwv');
    await expect(page.getByText('Try fewer or other words')).toBeVisible();
    await field.fill('license expired');
    await field.press('Enter');
    await expect(page).not.toHaveURL(/docScan/);
  });
});

for (const isInside of [false, true]) {
  const where = isInside ? 'beside fields' : 'in head and body, and attributes of fields';
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
        html.append(document.createElement('div'));
        for (const field of document.querySelectorAll('input, select, button')) {
          field.setAttribute('data-extension', 'true');
          if (inside) field.after(document.createElement('span'));
        }
      });
    }, isInside);
    await open(page, checklist);
    await tick(page);
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
    await open(page, guide);
    await page.evaluate((selector) => {
      document.querySelector(selector)?.remove();
    }, removed);
    // By a link that may be gone: to another guide, to a page of another layout, and back.
    for (const path of ['/docs/Android/changelog', '/accessibility']) {
      await page.evaluate((href) => {
        document.querySelector<HTMLElement>(`footer a[href="${href}"], a[href="${href}"]`)?.click();
      }, path);
      await arrived(page, path);
      await expect(heading(page)).toHaveText(titleOf(path));
    }
    await page.goBack();
    await page.goBack();
    await arrived(page, guide);
    await expect(heading(page)).toHaveText(titleOf(guide));
  }
});
