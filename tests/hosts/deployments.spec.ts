// Deployments by the steps of operations/README.md, and a server that is down, while a reader has a page open.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { hashOf, isInlineScript, isInlineStyle, tagsOf } from '../../src/security/html';
import type { Page } from '@playwright/test';
import { arrived, connect, documents, hydrated, open, siteDir } from '../e2e/site';
import { ask } from './ask';
import {
  browserTest,
  dispensable,
  expect,
  firstRelease,
  startDeployed,
  test as httpTest,
} from './fixtures';
import { laterMark, makeLaterRelease } from './releases';
import type { Host } from './servers';

/** A long page, and the one after it. */
const guide = '/docs/Android/docScan';
const next = '/docs/Android/dataExtraction';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nextLink = (page: Page) => page.locator('.pagination-nav__link--next');
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Runs `keep-assets` on a release, as operations/README.md says, before it is deployed. */
const keepAssets = (host: Host, release: string): void => {
  execFileSync(
    process.execPath,
    ['scripts/keep-assets.mjs', join(host.folder, 'store'), '--build', release],
    { cwd: siteDir },
  );
};

/**
 * Makes the later release, ready to be deployed.
 *
 * @param keep Whether each release gets the assets of the one before.
 * @returns Its folder.
 */
function prepareLater(host: Host, keep: boolean): string {
  const later = join(host.folder, 'releases/b');
  makeLaterRelease(firstRelease(host.folder), later);
  if (keep) {
    keepAssets(host, firstRelease(host.folder));
    keepAssets(host, later);
  }
  return later;
}

/** Tests with their own host, because they deploy. */
const test = browserTest.extend({
  host: async ({ hostName }, use) => {
    const host = await startDeployed(hostName, dispensable);
    await use(host);
    await host.stop();
  },
  page: async ({ page }, use) => {
    // Nothing is loaded ahead of a click: the next page comes from the later release.
    await connect(page);
    await use(page);
  },
});

/** Scrolls to the end, where the link to the next page is. */
async function scrollToEnd(page: Page): Promise<number> {
  await nextLink(page).scrollIntoViewIfNeeded();
  await expect(nextLink(page)).toBeInViewport();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(3000);
  return place;
}

/** What must hold once the reader has followed the link to the next page: that page, at its top, loaded once. */
async function expectNextPage(page: Page, seen: readonly string[], mark: boolean): Promise<void> {
  await arrived(page, next);
  await hydrated(page);
  await expect(heading(page)).toHaveText(mark ? new RegExp(`^${laterMark}`) : /^(?!Later)/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(seen).toEqual([`200 ${next}`]);
}

for (const [assets, keep] of [
  ['kept', true],
  ['deleted', false],
] as const) {
  test(`earlier assets ${assets}: the next page is the later one, at its top; Back leads to the old place`, async ({
    host,
    page,
    watch,
  }) => {
    watch.allow(/newer version of this site/);
    const later = prepareLater(host, keep);
    await open(page, guide);
    const place = await scrollToEnd(page);
    await host.deploy(later);
    const seen = documents(page);
    await nextLink(page).click();
    await expectNextPage(page, seen, true);

    await page.goBack();
    await arrived(page, guide);
    await hydrated(page);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(100);
    // Going back, browsers show what they have in their cache: the earlier page, which then loads the next one again.
    await nextLink(page).click();
    await arrived(page, next);
    await hydrated(page);
    await expect(heading(page)).toContainText(laterMark);
    await expect.poll(() => scrollTop(page)).toBe(0);
    // One load for each step, and no loop.
    expect(seen.length).toBeLessThanOrEqual(3);
  });

  test(`earlier assets ${assets}: search in a tab that was open ${keep ? 'finds the later page' : 'asks for a reload, and then opens'}`, async ({
    host,
    page,
    watch,
  }) => {
    watch.allow(/newer version of this site/);
    const later = prepareLater(host, keep);
    if (!keep) watch.allow(/404|MIME type/);
    await open(page, guide);
    await host.deploy(later);
    await page.keyboard.press('/');
    if (keep) {
      await page.getByRole('combobox', { name: 'Search the documentation' }).fill('create pdf');
      const first = page.getByRole('listbox', { name: 'Results' }).getByRole('option').first();
      await expect(first).toContainText(/PDF/);
      await page.keyboard.press('Enter');
      await arrived(page, '/docs/Android/pdfCreation');
      await expect(heading(page)).toContainText(laterMark);
    } else {
      const notice = page.getByRole('alert', { name: 'Search couldn’t be loaded' });
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page)).toContainText(laterMark);
      await hydrated(page);
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
    }
  });
}

test('rollback: a tab of the later release continues with the earlier one', async ({
  host,
  page,
  watch,
}) => {
  watch.allow(/newer version of this site/);
  const later = join(host.folder, 'releases/b');
  makeLaterRelease(firstRelease(host.folder), later);
  await host.deploy(later);
  await open(page, guide);
  await expect(heading(page)).toContainText(laterMark);
  await scrollToEnd(page);
  await host.deploy(firstRelease(host.folder));
  const seen = documents(page);
  await nextLink(page).click();
  await expectNextPage(page, seen, false);
  await page.goto(guide);
  await hydrated(page);
  await expect(heading(page)).not.toContainText(laterMark);
});

test('a page removed: its link leads to "Page not found" once, and Back to the old place', async ({
  host,
  page,
  watch,
}) => {
  watch.allow(/404|DocumentLoadError/);
  const later = join(host.folder, 'releases/b');
  makeLaterRelease(firstRelease(host.folder), later, next);
  await open(page, guide);
  const place = await scrollToEnd(page);
  await host.deploy(later);
  const seen = documents(page);
  await nextLink(page).click();
  await expect(heading(page)).toHaveText('Page not found');
  await hydrated(page);
  await expect(page).toHaveURL(next);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(seen).toEqual([`404 ${next}`]);
  await page.goBack();
  await arrived(page, guide);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(100);
});

test('server down: the page stays, and a notice explains why the next one failed to open', async ({
  host,
  page,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_REFUSED/);
  await open(page, guide);
  const place = await scrollToEnd(page);
  await host.stop();
  const seen = documents(page);
  await nextLink(page).click();
  await expect(page.getByRole('alert', { name: 'The site can’t be reached' })).toBeVisible();
  await arrived(page, guide);
  await expect(heading(page)).toContainText('Document scanning');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(100);
  expect(seen).toEqual([]);
});

test.describe('GitHub Pages, where browsers keep pages for ten minutes', () => {
  test.use({ hostName: 'pages' });

  test('a page out of the browser cache works after a deployment', async ({
    host,
    page,
    watch,
  }) => {
    watch.allow(/newer version of this site/);
    const later = prepareLater(host, true);
    await open(page, next);
    await open(page, guide);
    await scrollToEnd(page);
    await host.deploy(later);
    const seen = documents(page);
    await nextLink(page).click();
    await arrived(page, next);
    await hydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    // One redirect to the slash at most, and no loop.
    expect(seen.filter((line) => line.startsWith('200'))).toHaveLength(1);
    await nextLink(page).click();
    await expect(heading(page)).toContainText(laterMark);
    expect(seen.filter((line) => line.startsWith('200')).length).toBeLessThanOrEqual(2);
  });
});

for (const hostName of ['nginx', 'apache'] as const) {
  httpTest.describe(hostName, () => {
    httpTest.use({ hostName });

    httpTest(
      'answers every request during a deployment, each with the policy of its page',
      async ({ hostName: name }) => {
        const host = await startDeployed(name, dispensable);
        try {
          const later = join(host.folder, 'releases/b');
          makeLaterRelease(firstRelease(host.folder), later);
          const state = { deploying: true };
          const releases = [later, firstRelease(host.folder), later];
          const deployed = (async () => {
            for (const release of releases) await host.deploy(release);
          })().finally(() => {
            state.deploying = false;
          });
          const wrong: string[] = [];
          const policies = new Set<string>();
          while (state.deploying) {
            const { status, headers, body } = await ask(host.url, guide);
            const policy = String(headers['content-security-policy']);
            policies.add(policy);
            if (status !== 200) wrong.push(`status ${status}`);
            for (const tag of tagsOf(body.toString())) {
              const inline = isInlineScript(tag) || isInlineStyle(tag);
              if (inline && !policy.includes(hashOf(tag.text))) {
                wrong.push(`refused: ${tag.text.slice(0, 40)}`);
              }
            }
          }
          await deployed;
          expect(wrong).toEqual([]);
          expect(policies.size).toBe(2);
        } finally {
          await host.stop();
        }
      },
    );
  });
}
