// Covers src/theme/AnnouncementBar/index.tsx and the part of src/plugins/address/preHydration.ts that shows
// a new announcement.
import type { Page } from '@playwright/test';
import { announcement } from '../../src/config/announcement';
import { expect, hydrated, open, pageHtml, routes, sidewaysScroll, test } from './site';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const closeButton = (page: Page) =>
  bar(page).getByRole('button', { name: 'Close the announcement' });

/** Names under which the browser keeps the announcement; the site's namespace follows. */
const keys = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    () =>
      Object.fromEntries(
        Object.entries(localStorage).filter(([key]) => key.startsWith('docusaurus.announcement.')),
      ) as Record<string, string>,
  );

/** What of the first frames is kept in the page. */
interface Frames {
  /** Whether the bar was ever rendered. */
  drawn: boolean;
  /** Where the navbar began, in pixels from the top of the document: each place once. */
  readonly navbarAt: number[];
}

/**
 * Looks at every frame from the first on. The bar is what moves the navbar and all that follows it; shifts in general
 * say more, for a page may be rendered before all of it has arrived.
 */
const watchFrames = (): void => {
  const frames: Frames = { drawn: false, navbarAt: [] };
  Object.assign(window, { frames });
  const look = (): void => {
    const element = document.querySelector('[aria-label="Announcement"]');
    if (element !== null && element.getBoundingClientRect().height > 0) frames.drawn = true;
    const navbar = document.querySelector('.navbar');
    // The browser may show the text where it stood before, one bar height below.
    const top = (navbar?.getBoundingClientRect().top ?? 0) + scrollY;
    if (navbar !== null && !frames.navbarAt.includes(top)) frames.navbarAt.push(top);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** What the frames up to the next but one showed. */
const framesOf = (page: Page): Promise<Frames> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { readonly frames: Frames }).frames;
  });

const path = '/docs/Android/docScan';

test('is a labelled region on every page, with a link of the site that exists', async ({
  page,
}) => {
  const { text, link } = announcement!;
  for (const route of routes) expect(pageHtml(route), route).toContain(text);
  await open(page, path);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText(text);
  await bar(page).getByRole('link', { name: link.label }).click();
  await expect(page).toHaveURL(link.to);
  const target = page.locator(`[id="${link.to.split('#')[1] ?? ''}"]`);
  await expect(target).toBeInViewport();
});

test('closed, it stays closed while moving around and after loading again', async ({ page }) => {
  await open(page, path);
  await closeButton(page).click();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Verified samples' }).first().click();
  await expect(page).toHaveURL(/how-samples-are-verified/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/verified/i);
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
});

test('once closed, it is not rendered again, and nothing shifts', async ({ page }) => {
  await open(page, path);
  await closeButton(page).click();
  await page.addInitScript(watchFrames);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await framesOf(page)).toEqual({ drawn: false, navbarAt: [0] });
});

test('with a new id it appears from the first frame, although another was closed', async ({
  page,
}) => {
  await open(page, path);
  await closeButton(page).click();
  const kept = await keys(page);
  const idKey = Object.keys(kept).find((key) => key.includes('.id')) ?? '';
  expect(kept[idKey]).toBe(announcement!.id);
  expect(Object.values(kept)).toContain('true');
  await page.evaluate((key) => localStorage.setItem(key, 'an-older-one'), idKey);
  await page.addInitScript(watchFrames);
  await page.reload({ waitUntil: 'commit' });
  // Before hydration already: the inline script knows the id.
  await expect(page.locator('html')).toHaveAttribute(
    'data-announcement-bar-initially-dismissed',
    'false',
  );
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(20);
  expect(await framesOf(page)).toEqual({ drawn: true, navbarAt: [height] });
  await expect.poll(async () => (await keys(page))[idKey]).toBe(announcement!.id);
  expect(Object.values(await keys(page))).toContain('false');
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
});

test('once it is to be seen, the attribute of an earlier visit hides it no more', async ({
  page,
}) => {
  await open(page, path);
  await closeButton(page).click();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  // As when another tab, with a new build, has shown a new announcement meanwhile.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('docusaurus.announcement.dismiss')) localStorage.setItem(key, 'false');
  });
  await page.getByRole('link', { name: 'Verified samples' }).first().click();
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(
    'data-announcement-bar-initially-dismissed',
    'false',
  );
});

test('fits a phone, with a button that a finger hits @everywhere', async ({ page }) => {
  await open(page, path);
  const box = await closeButton(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  expect(await sidewaysScroll(page)).toBe(0);
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is readable, and shows no dead button', async ({ page }) => {
    await page.goto(path);
    await expect(bar(page)).toContainText(announcement!.text);
    await expect(page.getByRole('button', { name: 'Close the announcement' })).toHaveCount(0);
  });
});
