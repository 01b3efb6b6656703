// Texts of documents: static HTML in the browser, which navigation takes from the page (src/fast-documents), as is
// the footer. Covers src/theme/SiteMetadata, too.
import type { Page } from '@playwright/test';
import { pauseScript } from '../../src/components/Pause/script';
import { markdownPath } from '../../src/model/markdownPath';
import {
  arrived,
  built,
  expect,
  open,
  openSwitcher,
  publicUrl,
  sameDocument,
  sidebar,
  sidebarLink,
  test,
} from './site';

const from = '/docs/Android/intro';
const to = '/docs/Android/docScan';

const text = (page: Page): ReturnType<Page['locator']> => page.locator('.theme-doc-markdown');

/** The text as HTML, without the scripts that divide its first layout. */
const htmlOf = async (page: Page): Promise<string> =>
  (await text(page).innerHTML()).replaceAll(`<script>${pauseScript}</script>`, '');

const served = '[data-served]';

test('text, head and footer stay as they were served', async ({ page }) => {
  const html = built('docs/Android/docScan/index.html');
  const card = /property="?og:image"? content="?([^\s">]+)/.exec(html)?.[1] ?? '';
  const blocks = html.match(/type="?application\/ld\+json/g) ?? [];
  expect(blocks.length).toBeGreaterThan(1);
  // What React renders again lacks the mark.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('.theme-doc-markdown *, footer a'))
        element.setAttribute('data-served', '');
    });
  });
  await open(page, to);
  expect(await text(page).locator(`:not(${served})`).count()).toBe(0);
  expect(await text(page).locator(served).count()).toBeGreaterThan(500);
  const image = page.locator('meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', card);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(blocks.length);

  const same = await sameDocument(page);
  const link = page.locator('.theme-layout-footer a[href="/accessibility"]');
  await expect(link).toHaveAttribute('data-served');
  await link.click();
  await arrived(page, '/accessibility');
  // Rendered by the browser now.
  await expect(link).not.toHaveAttribute('data-served');
  expect(await same()).toBe(true);
});

test('shows the same text after a link as after a visit', async ({ page }) => {
  for (const [path, link] of [
    [to, `aside a[href="${to}"]`],
    ['/docs/', '.navbar__item[href="/docs/"]'],
  ] as const) {
    await open(page, path);
    const visited = await htmlOf(page);
    await open(page, from);
    const same = await sameDocument(page);
    await page.locator(link).first().click();
    await arrived(page, path);
    await expect.poll(() => htmlOf(page)).toBe(visited);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
      'href',
      publicUrl + markdownPath(path),
    );
    expect(await same()).toBe(true);
  }
});

test('a link shows the beginning of a document first, unless it needs all of it', async ({
  page,
}) => {
  await open(page, from);
  // Heights of the end of the document, in each frame since it came.
  const heights = await page.evaluateHandle(() => {
    const found: number[] = [];
    let shown: Element | null = null;
    const look = (): void => {
      const current = document.querySelector('.theme-doc-markdown');
      if (current !== shown) found.length = 0;
      shown = current;
      found.push((shown?.lastElementChild as HTMLElement | null)?.offsetHeight ?? 0);
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
  const heightOfEnd = (at: 0 | -1): Promise<number | undefined> =>
    heights.evaluate((found, index) => found.at(index), at);
  await sidebarLink(page, to).click();
  await arrived(page, to);
  await expect.poll(() => heightOfEnd(-1)).toBeGreaterThan(0);
  expect(await heightOfEnd(0)).toBe(0);

  await page.goBack();
  await arrived(page, from);
  expect(await heightOfEnd(0)).toBeGreaterThan(0);
});

// Copying and keys, in each engine: tests/core.
test('tabs work on a page that a link has led to, and other windows follow', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, to);
  await open(page, from);
  await text(page).locator(`a[href="${to}"]`).first().click();
  await arrived(page, to);
  await page.getByRole('tab', { name: 'Java' }).first().click();
  await expect(other.locator('[role=tab][aria-selected=true]').first()).toHaveText('Java');
});

test('a window that becomes wide gets the sidebar @phone', async ({ page }) => {
  await open(page, to);
  await expect(sidebar(page).getByRole('link')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await sidebarLink(page, '/docs/Android/pdfCreation').click();
  await arrived(page, '/docs/Android/pdfCreation');
  const switcher = await openSwitcher(sidebar(page));
  await switcher.locator('a[href="/docs/react-native/pdfCreation"]').click();
  await arrived(page, '/docs/react-native/pdfCreation');
});

test('pages are styled as soon as they are there', async ({ page }) => {
  // Notes each new text or home whose styles are not there in the frame that first shows it.
  await page.addInitScript(() => {
    const bare: string[] = [];
    (window as unknown as { bare: string[] }).bare = bare;
    const parts = [
      ['frame_', 'border-top-left-radius', '0px'],
      ['builder_', 'container-type', 'normal'],
      ['hero_', 'display', 'block'],
    ] as const;
    new MutationObserver(() => {
      for (const [name, property, unstyled] of parts) {
        const part = document.querySelector(`[class*="${name}"]:not(svg *)`);
        if (part && getComputedStyle(part).getPropertyValue(property) === unstyled) bare.push(name);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/docs/Android/changelog');
  const same = await sameDocument(page);
  await page.locator('.navbar__brand').click();
  await expect(page.locator('[class*="hero_"]')).toBeVisible();
  await page.goBack();
  await sidebarLink(page, '/docs/Android/colorConfig').click();
  await expect(page.locator('[class*="builder_"]').first()).toBeVisible();
  // Islands are mounted after a link, too.
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  await sidebarLink(page, to).click();
  await expect(page.locator('[class*="frame_"]').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { bare: string[] }).bare)).toEqual([]);
  expect(await same()).toBe(true);
});
