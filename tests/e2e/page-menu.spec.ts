// Covers src/components/PageMenu and src/theme/DocBreadcrumbs: the page as Markdown, to copy or to view.
import type { Page } from '@playwright/test';
import { axeViolations } from './faults';
import { arrived, built, expect, open, scriptNamed, sidewaysScroll, test } from './site';

const url = '/docs/Android/fileImport';
const markdownUrl = `${url}.md`;
const markdown = built(markdownUrl);
/** Its first line. */
const firstLine = /^# .*$/m.exec(markdown)?.[0] ?? '';

const opener = (page: Page) => page.getByRole('button', { name: 'Copy page', exact: true });
const copyItem = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const promptItem = (page: Page) =>
  page.getByRole('button', { name: 'Copy prompt for a coding agent' });
const viewItem = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });

/** Notes which Markdown files the page asks for. */
function markdownRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.md')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('copies the page as Markdown, which is loaded when the menu opens, or a prompt, and leads to it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Clipboards of some systems end lines in their own way.
  const copied = async (): Promise<string> =>
    (await page.evaluate(() => navigator.clipboard.readText())).replace(/\r\n/g, '\n');
  const asked = markdownRequests(page);
  await page.clock.install();
  await open(page, url);
  expect(asked).toEqual([]);
  await opener(page).click();
  await expect(viewItem(page)).toBeVisible();
  await copyItem(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  await expect(viewItem(page)).toBeHidden();
  expect(asked).toEqual([markdownUrl]);
  expect(await copied()).toBe(markdown);

  // The button is ready again without being asked.
  await page.clock.fastForward(10_000);
  await opener(page).click();
  await promptItem(page).click();
  await expect.poll(copied).not.toBe(markdown);
  const [instructions = '', about = ''] = (await copied()).match(/http\S+?\.md/g) ?? [];
  expect(new URL(instructions).pathname).toBe('/docs/Android/agents.md');
  expect(new URL(about).pathname).toBe(markdownUrl);
  expect((await page.request.get(instructions)).headers()['content-type']).toMatch(
    /^text\/markdown/,
  );

  await page.clock.fastForward(10_000);
  await opener(page).click();
  await viewItem(page).click();
  await page.waitForURL(`**${markdownUrl}`);
  await expect(page.locator('body')).toContainText(firstLine);
});

test('reports that the Markdown failed to load or that the browser denied copying, and tries again', async ({
  page,
  watch,
}) => {
  watch.allow(/fileImport\.md/);
  await open(page, url);
  await page.route(`**${markdownUrl}`, (route) => route.abort());
  await opener(page).click();
  await copyItem(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
  await page.unroute(`**${markdownUrl}`);

  await page.evaluate(() => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
  });
  await copyItem(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'didn’t allow copying' })).toBeVisible();
  await expect(viewItem(page)).toBeVisible();
  await expect(copyItem(page)).toBeFocused();
});

test('a menu that throws keeps its link, reports the failure, and retries', async ({
  page,
  watch,
}) => {
  watch.allow(/menu is broken/);
  await page.route(`**${scriptNamed('document')}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const label = '"View as Markdown"';
    expect(text).toContain(label);
    const broken = `(window.works?${label}:(()=>{throw new Error("menu is broken")})())`;
    await route.fulfill({ response, body: text.replaceAll(label, broken) });
  });
  await open(page, url);
  const message = page.getByRole('alert').filter({ hasText: 'can’t be copied' });
  await expect(message).toBeVisible();
  await expect(viewItem(page)).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { works: true }));
  await message.getByRole('button', { name: 'Retry' }).click();
  await opener(page).click();
  await expect(copyItem(page)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('is worked with the keyboard, closes by Escape and outside, and is not printed', async ({
  page,
}) => {
  await open(page, url);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(copyItem(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(viewItem(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewItem(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(viewItem(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(viewItem(page)).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(opener(page)).toBeHidden();
});

test('is closed on the next page, and leads to that one', async ({ page }) => {
  await open(page, url);
  await opener(page).click();
  await page.locator('aside .menu__link[href="/docs/Android/dataExtraction"]').click();
  await arrived(page, '/docs/Android/dataExtraction');
  await expect(viewItem(page)).toBeHidden();
  await opener(page).click();
  await expect(viewItem(page)).toHaveAttribute('href', '/docs/Android/dataExtraction.md');
});

test('is accessible, within the window, and causes no layout shift when it replaces the link @everywhere', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({
    javaScriptEnabled: false,
    viewport: page.viewportSize() ?? null,
    baseURL: new URL(test.info().project.use.baseURL ?? '').href,
  });
  await plain.goto(url);
  // Without scripts it is a link to the Markdown.
  await expect(viewItem(plain)).toBeVisible();
  await expect(opener(plain)).toHaveCount(0);
  const before = await plain.getByRole('heading', { level: 1 }).boundingBox();
  await plain.close();
  await open(page, url);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);

  await opener(page).click();
  await expect(viewItem(page)).toBeVisible();
  const menu = 'main [aria-controls] + div';
  expect(await axeViolations(page, menu)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const box = await page.locator(menu).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
});
