// Texts of documents: static HTML in the browser, which navigation takes from the page (src/fast-documents), as is
// the footer. Covers src/theme/SiteMetadata and src/theme/Logo, too.
import type { Page } from '@playwright/test';
import { pauseScript } from '../../src/components/Pause/script';
import { markdownPath } from '../../src/model/markdownPath';
import {
  arrived,
  built,
  colorModeButton,
  expect,
  markServed,
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

test('text, head and footer stay as they were served, and links are the router’s', async ({
  page,
}) => {
  const html = built('docs/Android/docScan/index.html');
  const card = /property="?og:image"? content="?([^\s">]+)/.exec(html)?.[1] ?? '';
  const blocks = html.match(/type="?application\/ld\+json/g) ?? [];
  expect(blocks.length).toBeGreaterThan(1);
  await markServed(page, '.theme-doc-markdown *, .theme-layout-footer a');
  await open(page, to);
  expect(await text(page).locator(`:not(${served})`).count()).toBe(0);
  expect(await text(page).locator(served).count()).toBeGreaterThan(500);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', card);
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

test('shows the same text after a link as after a visit, with its own Markdown version', async ({
  page,
}) => {
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

test('links to pages and to places on them need no new page; new tabs are the browser’s', async ({
  page,
  context,
}) => {
  await open(page, from);
  const same = await sameDocument(page);
  const link = text(page).locator(`a[href="${to}"]`).first();
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(to);
  await expect(page).toHaveURL(from);

  await link.click();
  await arrived(page, to);
  const place = text(page).locator(`a[href*="#"][href^="/docs/Android/"]:not([href^="${to}"])`);
  const target = (await place.first().getAttribute('href')) ?? '';
  await place.first().click();
  await arrived(page, target);
  await expect(page.locator(`[id="${target.replace(/^.*#/, '')}"]`)).toBeInViewport();
  expect(await same()).toBe(true);
});

test('code can be copied and tabs chosen on a page that a link has led to', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const other = await context.newPage();
  await open(other, to);
  await open(page, from);
  await text(page).locator(`a[href="${to}"]`).first().click();
  await arrived(page, to);
  await page.getByRole('tab', { name: 'Java' }).first().click();
  // The choice reaches other windows.
  await expect(other.locator('[role=tab][aria-selected=true]').first()).toHaveText('Java');

  const panel = page.getByRole('tabpanel').filter({ visible: true }).first();
  const copy = panel.locator('button[data-copy]');
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await expect(panel.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await panel.locator('pre code').innerText());
  // The button is ready again without being asked.
  await expect(copy).toHaveAccessibleName('Copy code to clipboard');

  await test.step('a browser without the clipboard API is said to allow no copying', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copy.click();
    await expect(panel.getByRole('status')).toHaveText('The browser didn’t allow copying');
  });
});

test('islands are mounted after a link, too', async ({ page }) => {
  const share = page.getByRole('button', { name: 'Copy link' });
  await open(page, from);
  const same = await sameDocument(page);
  await sidebarLink(page, '/docs/Android/colorConfig').click();
  await expect(share).toBeEnabled();
  await page.goBack();
  await page.goForward();
  await expect(share).toBeEnabled();
  await expect(share).toHaveCount(1);
  expect(await same()).toBe(true);
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

test('home, documents, theme builder and drawings are styled as soon as they are there', async ({
  page,
}) => {
  // Notes each new text or home whose styles are not there in the frame that first shows it.
  await page.addInitScript(() => {
    const bare: string[] = [];
    (window as unknown as { bare: string[] }).bare = bare;
    const styled = (element: Element, property: string, value: string): void => {
      if (getComputedStyle(element).getPropertyValue(property) === value) {
        bare.push(`${location.pathname} ${element.className}`);
      }
    };
    new MutationObserver(() => {
      const drawing = document.querySelector('[class*="frame_"]');
      if (drawing) styled(drawing, 'border-top-left-radius', '0px');
      const builder = document.querySelector('[class*="builder_"]');
      if (builder) styled(builder, 'container-type', 'normal');
      const hero = document.querySelector('[class*="hero_"]');
      if (hero) styled(hero, 'display', 'block');
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/docs/Android/changelog');
  const same = await sameDocument(page);
  await page.locator('.navbar__brand').click();
  await expect(page.locator('[class*="hero_"]')).toHaveCSS('display', 'grid');
  await page.goBack();
  await sidebarLink(page, '/docs/Android/colorConfig').click();
  await expect(page.locator('[class*="builder_"]').first()).toBeVisible();
  await sidebarLink(page, to).click();
  await expect(page.locator('[class*="frame_"]').first()).not.toHaveCSS('border-radius', '0px');
  expect(await page.evaluate(() => (window as unknown as { bare: string[] }).bare)).toEqual([]);
  expect(await same()).toBe(true);
});

test('a document opens though its stylesheet cannot be had', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED|screens/);
  await page.route('**/assets/css/screens.*', (route) => route.abort());
  await open(page, '/docs/Android/changelog');
  await sidebarLink(page, to).click();
  await arrived(page, to);
});

test('the logo is part of the page and follows the color mode', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, to);
  const sheet = page.locator('.navbar__logo path').last();
  await expect(sheet).toHaveCSS('fill', 'rgb(10, 107, 94)');
  await colorModeButton(page).click();
  await expect(sheet).toHaveCSS('fill', 'rgb(92, 211, 191)');
  expect(asked.filter((path) => path.includes('logo'))).toEqual([]);
});
