// Covers src/theme/AnnouncementBar/index.tsx and the part of src/plugins/address/preHydration.ts that shows
// a new announcement.
import type { Page } from '@playwright/test';
import { announcement } from '../../src/model/announcement';
import { expect, hydrated, open, test } from './site';

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

test.skip(announcement === undefined, 'no announcement is configured');

test('once closed, it is not rendered again, and nothing shifts', async ({ page }) => {
  await open(page, path);
  await closeButton(page).click();
  await expect(bar(page)).toHaveCount(0);
  // Between two layouts: state.spec.ts.
  await page.addInitScript(watchFrames);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await framesOf(page)).toEqual({ drawn: false, navbarAt: [0] });

  await test.step('a new one that another tab has shown is not hidden', async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('docusaurus.announcement.dismiss')) localStorage.setItem(key, 'false');
    });
    await page.locator('.navbar__brand').click();
    await expect(bar(page)).toBeVisible();
  });
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
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(20);
  expect(await framesOf(page)).toEqual({ drawn: true, navbarAt: [height] });
  await expect.poll(async () => (await keys(page))[idKey]).toBe(announcement!.id);
  expect(Object.values(await keys(page))).toContain('false');
});
