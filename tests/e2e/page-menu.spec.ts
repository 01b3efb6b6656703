// Covers src/components/PageMenu and src/theme/DocBreadcrumbs: the page as Markdown, to copy or to view.
import type { Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { arrived, built, copied, expect, open, sidebarLink, sidewaysScroll, test } from './site';

const url = '/docs/Android/fileImport';
const markdownUrl = `${url}.md`;
const markdown = built(markdownUrl);

const opener = (page: Page) => page.locator('summary', { hasText: /^Cop(y page|ied)$/ });
const copyItem = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const viewItem = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });
const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('copies the page, loaded when it opens, or a prompt', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.md')) asked.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await open(page, url);
  expect(asked).toEqual([]);
  await opener(page).click();
  await expect(viewItem(page)).toBeVisible();
  await copyItem(page).click();
  await expect(opener(page)).toHaveText('Copied');
  await expect(opener(page)).toBeFocused();
  await expect(statusWith(page, 'Copied')).toHaveCount(1);
  await expect(viewItem(page)).toBeHidden();
  expect(asked).toEqual([markdownUrl]);
  expect(await copied(page)).toBe(markdown);

  // The button is ready again without being asked.
  await page.clock.fastForward(10_000);
  await expect(opener(page)).toHaveText('Copy page');
  await opener(page).click();
  await page.getByRole('button', { name: 'Copy prompt for a coding agent' }).click();
  await expect.poll(() => copied(page)).not.toBe(markdown);
  const [instructions = '', about = ''] = (await copied(page)).match(/http\S+?\.md/g) ?? [];
  expect(new URL(instructions).pathname).toBe('/docs/Android/agents.md');
  expect(new URL(about).pathname).toBe(markdownUrl);
  expect((await page.request.get(instructions)).ok()).toBe(true);
});

test('a copy button says so for a whole moment after the second of two quick presses', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, url);
  const code = page.locator('article pre').filter({ visible: true }).first();
  const button = code.locator('..').getByRole('button');
  const label = await button.innerHTML();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const wait of [2000, 2000]) {
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(wait);
    await expect(button).toHaveText('Copied');
  }
  // Its moment begins when the browser has copied, which can be after the press.
  const later = async (): Promise<string> => {
    await page.clock.runFor(500);
    return button.innerHTML();
  };
  await expect.poll(later).toBe(label);
});

test('says that the Markdown failed to load or was not copied', async ({ page, watch }) => {
  watch.allow(/fileImport\.md/);
  await open(page, url);
  await page.route(`**${markdownUrl}`, (route) => route.abort());
  await opener(page).click();
  await copyItem(page).click();
  await expect(statusWith(page, 'couldn’t be loaded')).toBeVisible();
  await page.unroute(`**${markdownUrl}`);

  await page.evaluate(() => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
  });
  await copyItem(page).click();
  await expect(statusWith(page, 'didn’t allow copying')).toBeVisible();
  await expect(viewItem(page)).toBeVisible();
  await expect(copyItem(page)).toBeFocused();
});

test('is worked with keys, and is closed by Escape, outside, and the next page', async ({
  page,
}) => {
  await open(page, url);
  await expect(viewItem(page)).toBeHidden();
  await opener(page).press('Enter');
  await expect(viewItem(page)).toBeVisible();
  for (const item of [copyItem(page), viewItem(page)]) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(viewItem(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(viewItem(page)).toBeHidden();

  await opener(page).click();
  await sidebarLink(page, '/docs/Android/dataExtraction').click();
  await arrived(page, '/docs/Android/dataExtraction');
  await expect(viewItem(page)).toBeHidden();
  await opener(page).click();
  await expect(viewItem(page)).toHaveAttribute('href', '/docs/Android/dataExtraction.md');

  await page.emulateMedia({ media: 'print' });
  await expect(opener(page)).toBeHidden();
});

test('is accessible and in the window, and moves nothing @everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const viewport = page.viewportSize();
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport, baseURL: baseURL! });
  await plain.goto(url);
  // Without scripts it leads to the Markdown.
  await opener(plain).click();
  await expect(viewItem(plain)).toBeVisible();
  await expect(copyItem(plain)).toBeHidden();
  const before = await plain.getByRole('heading', { level: 1 }).boundingBox();
  await plain.close();
  await open(page, url);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);

  await opener(page).click();
  await expect(viewItem(page)).toBeVisible();
  const menu = '[data-page-menu] > div';
  expect(await violationsInBothModes(page, menu)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(page.locator(menu)).toBeInViewport({ ratio: 1 });
});
