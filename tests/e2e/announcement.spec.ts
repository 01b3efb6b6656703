// Covers src/theme/AnnouncementBar/index.tsx and the part of src/plugins/address/preHydration.client.ts that shows
// a new announcement. That a dismissed one stays closed, in each engine: tests/core.
import type { Page } from '@playwright/test';
import { announcement } from '../../src/model/announcement';
import { arrived, expect, hold, hydrated, open, scriptNamed, spoiledStorages, test } from './site';

const path = '/docs/Android/docScan';
const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** Changes what the browser keeps of the announcement: `id` or `dismiss`. */
const keep = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(
    ([start, other]) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith(start)) ?? start;
      localStorage.setItem(key, other);
    },
    [`docusaurus.announcement.${name}`, value] as const,
  );

test.skip(announcement === undefined, 'no announcement is configured');
// `npm test` lists it, once: workers read this file, too.
if (announcement === undefined && process.env.TEST_WORKER_INDEX === undefined)
  console.warn('Degraded: no announcement is configured, so nothing of it is tested');

test('is closed or shown before scripts run, so that nothing shifts', async ({ page }) => {
  await open(page, path);
  await bar(page).getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar(page)).toHaveCount(0);

  // The bar moves the navbar, and all that follows it. The browser may scroll by its height.
  const top = (): Promise<number> =>
    page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().top + scrollY);
  for (const isNew of [false, true]) {
    if (isNew) await keep(page, 'id', 'an-older-one');
    const release = await hold(page, `**${scriptNamed('main')}`);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeVisible({ visible: isNew });
    const before = await top();
    release();
    await hydrated(page);
    await expect(bar(page)).toBeVisible({ visible: isNew });
    expect(await top()).toBe(before);
  }
});

test('a new one that another tab has shown is not hidden', async ({ page }) => {
  await open(page, path);
  await bar(page).getByRole('button').click();
  await page.reload();
  await hydrated(page);
  await keep(page, 'dismiss', 'false');
  await page.locator('.navbar__brand').click();
  await expect(bar(page)).toBeVisible();
});

test('stays closed for the visit where the browser stores nothing', async ({ page }) => {
  await page.addInitScript(spoiledStorages.denied);
  await open(page, path);
  await bar(page).getByRole('button').click();
  await expect(bar(page)).toHaveCount(0);
  // To a page of another layout, which reads the state from storage again.
  await page.locator('.navbar__brand').click();
  await arrived(page, '/');
  await expect(bar(page)).toHaveCount(0);
});
