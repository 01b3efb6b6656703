// A tab that was open during a deployment. What the servers themselves promise then: http.spec.ts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../../scripts/serve/server';
import {
  arrived,
  buildDir,
  connect,
  documents,
  expect,
  heading,
  hydrated,
  open,
  siteDir,
  test as siteTest,
} from '../e2e/site';
import { copyRelease, laterMark, makeLaterRelease } from './releases';

/** A long page, and the one after it. */
const guide = '/docs/Android/docScan';
const next = '/docs/Android/dataExtraction';

const nextLink = (page: Page) => page.locator('.pagination-nav__link--next');
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const test = siteTest.extend<{ folder: string; deploy: (keepAssets: boolean) => void }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
    copyRelease(buildDir, join(folder, 'live'));
    makeLaterRelease(join(folder, 'live'), join(folder, 'later'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const root = join(folder, 'live');
    const site = await startServer({ root, production: true });
    await use(site.url);
    await site.close();
  },
  /** Deploys the later release, with or without the assets of the earlier one. */
  deploy: async ({ folder, watch }, use) => {
    watch.allow(/newer version of this site/);
    await use((keepAssets) => {
      for (const build of keepAssets ? ['live', 'later'] : []) {
        const args = ['scripts/keep-assets.mjs', join(folder, 'store')];
        execFileSync(process.execPath, [...args, '--build', join(folder, build)], { cwd: siteDir });
      }
      renameSync(join(folder, 'live'), join(folder, 'earlier'));
      renameSync(join(folder, 'later'), join(folder, 'live'));
    });
  },
  page: async ({ page }, use) => {
    // Nothing is loaded ahead of a click: the next page comes from the later release.
    await connect(page);
    await open(page, guide);
    await use(page);
  },
});

for (const keepAssets of [true, false]) {
  test(`links, Back and search lead to pages, earlier assets ${keepAssets ? 'kept' : 'deleted'}`, async ({
    deploy,
    page,
    watch,
  }) => {
    const arriveLater = async (): Promise<void> => {
      await nextLink(page).click();
      await arrived(page, next);
      await hydrated(page);
      await expect(heading(page)).toContainText(laterMark);
      await expect.poll(() => scrollTop(page)).toBe(0);
    };
    await nextLink(page).scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(3000);
    deploy(keepAssets);
    const seen = documents(page);
    await arriveLater();
    expect(seen).toEqual([`200 ${next}`]);

    await page.goBack();
    await arrived(page, guide);
    await hydrated(page);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(100);
    // Going back, browsers show what they have in their cache: the earlier page, which then loads the next one again.
    await arriveLater();
    // One load for each step, and no loop.
    expect(seen.length).toBeLessThanOrEqual(3);

    await page.goBack();
    await arrived(page, guide);
    await hydrated(page);
    if (!keepAssets) watch.allow(/404|MIME type/);
    await page.keyboard.press('/');
    if (!keepAssets) {
      const notice = page.getByRole('alert').filter({ has: page.getByRole('button') });
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page)).toContainText(laterMark);
      await hydrated(page);
      await page.keyboard.press('/');
    }
    await page.locator('input[role=combobox]').fill('create pdf');
    await expect(page.locator('[role=listbox] [role=option]').first()).toContainText(/PDF/);
    await page.keyboard.press('Enter');
    await arrived(page, '/docs/Android/pdfCreation');
    await expect(heading(page)).toContainText(laterMark);
  });
}
