import type { Locator, Page } from '@playwright/test';
import { payloadPath } from '../../src/model/documentPage';
import type { Site } from '../../scripts/serve/server.mjs';
import { axeViolations, documentChunk, expect, hydrated, test } from './faults';
import { hold, open, sameDocument, scriptNamed, sidewaysScroll } from './site';

const from = '/docs/Android/intro';
const to = '/docs/Android/docScan';
/** The page whose next page is `to`. */
const previous = '/docs/Android/sdkInit';
const title = 'Document scanning on Android';
const chunk = documentChunk();

const heading = (page: Page): Locator => page.locator('h1');
const sidebarLink = (page: Page, path: string): Locator =>
  page.locator(`aside .menu__link[href="${path}"]`);

/**
 * Opens a page under an address that Docusaurus corrects only after it has looked for the page's files, from
 * a server that answers with another page's data: the document has to be fetched while the app runs.
 */
async function openUnprepared(page: Page, site: Site, path: string): Promise<void> {
  site.rules.push({
    path: `${path}/index.html`,
    edit: (html) => html.replace(`"permalink":"${path}"`, '"permalink":"/elsewhere"'),
  });
  await page.addInitScript(() => {
    // A script in the head may correct the address first; it must not here.
    let first = true;
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      if (!first) replace(...args);
      first = false;
    };
  });
  // Not until all is loaded: some tests hold the document back.
  await page.goto(`${path}/index.html`, { waitUntil: 'commit' });
}

/** Presses Retry too early, which loses nothing, and again when all files are available: the page works. */
async function retryTwice(page: Page, site: Site, box: Locator): Promise<void> {
  const retry = box.getByRole('button', { name: 'Retry' });
  await page.context().setOffline(true);
  await retry.click();
  await expect(box).toContainText('Still no connection');
  await expect(heading(page)).toHaveText(title);
  await page.context().setOffline(false);

  site.rules.length = 0;
  await retry.click();
  await hydrated(page);
  await expect(box).toHaveCount(0);
}

/** What may come in the place of a script with status 200, which the browser's cache then keeps. */
const empty = { edit: () => '' };
/** A syntax error, as is a script that is cut off. */
const html = { edit: () => '<!doctype html><title>Log in to the network</title>' };
const missing = { status: 404 };

const brokenScriptErrors =
  /404|MIME type|SyntaxError|Unexpected|Invalid|missing|ChunkLoadError|Loading chunk|Failed to fetch|net::ERR_INTERNET_DISCONNECTED/i;
const unreachable = /DocumentLoadError|Failed to fetch|net::ERR_|page error|503/i;

test('announces that a page is loading or that loading failed, and Retry works once the server has recovered (src/theme/Loading)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/404|MIME type|hydrat|recoverable|Minified React error|DocumentLoadError/i);
  site.rules.push({ path: payloadPath(to), status: 404 });
  // Held back until everything has been seen, rather than for a time.
  const release = await hold(page, site.url + payloadPath(to));
  await openUnprepared(page, site, to);
  const status = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect(status).toBeVisible();
  const spinner = status.locator('span[aria-hidden]');
  await expect(spinner).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(spinner).toHaveCSS('animation-name', 'none');
  expect(await axeViolations(page, '[role=status]')).toEqual([]);
  release();

  const box = page.getByRole('alert', { name: 'This page didn’t load' });
  await expect(box).toBeFocused();
  await expect(status).toHaveCount(0);
  await expect(box.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  await expect(box).toContainText(`Loading ${to} failed with status 404.`);
  await expect(page).toHaveTitle(/^This page didn’t load/);
  expect(await axeViolations(page, '[role=alert]')).toEqual([]);

  const asked = (): number => site.log.filter(({ path }) => path === payloadPath(to)).length;
  const before = asked();
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(asked).toBeGreaterThan(before);
  await expect(box).toBeFocused();

  site.rules.length = 0;
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(box).toHaveCount(0);
});

test.describe('src/plugins/address', () => {
  for (const [name, how, fault] of [
    ['main', 'is missing', missing],
    ['main', 'is HTML', html],
    ['runtime~main', 'is empty', empty],
  ] as const) {
    test(`a visit whose ${name}.js ${how} stays readable, says so and offers Retry`, async ({
      page,
      site,
      watch,
    }) => {
      watch.allow(brokenScriptErrors);
      site.rules.push({ path: new RegExp(`^/assets/js/${name}\\.`), ...fault });
      await page.goto(to);
      const box = page.getByRole('alert');
      await expect(box).toHaveCount(1);
      await expect(box).toContainText('You can read this page');
      await expect(heading(page)).toHaveText(title);
      if (fault === missing) {
        expect(await axeViolations(page, '[role=alert]')).toEqual([]);
        await page.setViewportSize({ width: 320, height: 600 });
        expect(await sidewaysScroll(page)).toBe(0);
      }
      await retryTwice(page, site, box);
    });
  }

  test('shows no message while scripts are loading', async ({ page, site }) => {
    const names = ['main', 'runtime~main'];
    const releases = await Promise.all(
      names.map((name) => hold(page, site.url + scriptNamed(name))),
    );
    await page.goto(to, { waitUntil: 'commit' });
    await expect(page.locator('.theme-layout-footer')).toBeAttached();
    for (const release of releases) {
      await expect(page.getByRole('alert')).toHaveCount(0);
      release();
    }
    await hydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('on the home page, the banner for a wrong base URL stays hidden at the right address', async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/404|MIME type/i);
    site.rules.push({ path: /^\/assets\/js\/main\./, status: 404 });
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeHidden();
  });
});

test.describe('src/clientModules/connection', () => {
  test('a direct visit whose chunk is missing stays readable, and the box can be closed @phone', async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(brokenScriptErrors);
    site.rules.push({ path: chunk, ...missing });
    await page.goto(to);
    const box = page.getByRole('alert', { name: 'This page didn’t load completely' });
    await expect(box).toBeVisible();
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    expect(await axeViolations(page, '[role=alert]')).toEqual([]);

    // The last line of the page can be scrolled free of the box.
    await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    const footer = await page.locator('.theme-layout-footer').boundingBox();
    const edge = await box.boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);

    await box.getByRole('button', { name: 'Close' }).click();
    await expect(box).toHaveCount(0);
    await expect(heading(page)).toHaveText(title);
  });

  test('Retry recovers a direct visit whose chunk is empty', async ({ page, site, watch }) => {
    watch.allow(brokenScriptErrors);
    site.rules.push({ path: chunk, ...empty });
    await page.goto(to);
    const box = page.getByRole('alert', { name: 'This page didn’t load completely' });
    await expect(box).toBeVisible();
    await retryTwice(page, site, box);
  });

  for (const [how, fault] of [
    ['is cut off', { abort: true }],
    [
      'is another page',
      {
        edit: (part: string) =>
          part.replace(String.raw`\"permalink\":\"${to}\"`, String.raw`\"permalink\":\"/x\"`),
      },
    ],
    [
      'belongs to another build',
      { edit: (part: string) => part.replace(/main\.[0-9a-f]{8}\.js/g, 'main.00000000.js') },
    ],
  ] as const) {
    test(`a page whose data ${how}, while the server answers, is opened by the browser`, async ({
      page,
      site,
      watch,
    }) => {
      watch.allow(unreachable);
      await open(page, from);
      site.rules.push({ path: payloadPath(to), ...fault });
      const loaded = page.waitForEvent('load');
      await sidebarLink(page, to).click();
      await loaded;
      await expect(heading(page)).toHaveText(title);
      await hydrated(page);
      expect(page.url()).toBe(`${site.url}${to}`);
      // Asked first whether it can be reached.
      expect(site.log.filter(({ path }) => path === to)).toHaveLength(2);
      await expect(page.locator('article')).toContainText('DocumentScannerConfiguration');
    });
  }

  test('a navigation that becomes a full load starts at its hash or top, and Back restores the place', async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(unreachable);
    const next = '/docs/Android/dataExtraction';
    const link = page.locator('.pagination-nav__link--next');
    await open(page, to);
    site.rules.push({ path: payloadPath(next), status: 503 });
    for (const hash of ['#next-steps', '']) {
      await link.evaluate((element, href) => {
        element.setAttribute('href', href);
      }, next + hash);
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
      const loaded = page.waitForEvent('load');
      await link.click();
      await loaded;
      await hydrated(page);
      await expect(page).toHaveURL(site.url + next + hash);
      await expect(heading(page)).toContainText('Data extraction');
      if (hash === '') expect(await page.evaluate(() => window.scrollY)).toBe(0);
      else await expect(page.locator(hash)).toBeInViewport();

      await page.goBack();
      await expect(heading(page)).toHaveText(title);
      await hydrated(page);
      await expect(link).toBeInViewport();
    }
    await page.goForward();
    await expect(heading(page)).toContainText('Data extraction');
    await expect(page).toHaveURL(site.url + next);
  });

  test('a page that loads after another was chosen is not shown', async ({ page, site }) => {
    const other = '/docs/Android/getStarted';
    const releaseOther = await hold(page, site.url + payloadPath(other));
    const release = await hold(page, site.url + payloadPath(to));
    await open(page, from);
    const start = await heading(page).innerText();
    // Anything rendered while the selected page doesn't exist, however briefly.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.push(document.querySelector('h1')?.textContent ?? 'no heading');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await sidebarLink(page, other).click();
    await expect(page).toHaveURL(new RegExp(`${other}$`));
    await sidebarLink(page, to).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    const answer = page.waitForResponse(site.url + payloadPath(other));
    releaseOther();
    await (await answer).finished();
    release();
    await expect(heading(page)).toHaveText(title);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)].filter((text) => text !== start)).toEqual([title]);
  });

  test('a click or Back while offline keeps the page and shows a notice', async ({
    page,
    context,
    site,
    watch,
  }) => {
    watch.allow(unreachable);
    // From its cache the browser would open the page.
    site.rules.push({ path: to, headers: { 'Cache-Control': 'no-store' } });
    const loaded = '/docs/Android/getStarted';
    /** Clicks without scrolling to the link. */
    const follow = (path: string): Promise<void> =>
      sidebarLink(page, path).evaluate((element: HTMLElement) => {
        element.click();
      });
    await open(page, from);
    const start = await heading(page).innerText();
    // One page is opened, so that it is loaded.
    await follow(loaded);
    await expect(heading(page)).not.toHaveText(start);
    await page.goBack();
    await expect(heading(page)).toHaveText(start);

    await context.setOffline(true);
    await page.evaluate(() => {
      window.scrollTo({ top: 200, behavior: 'instant' });
    });
    await follow(to);
    const box = page.getByRole('alert', { name: 'You’re offline' });
    await expect(box).toBeVisible();
    await expect(page).toHaveURL(`${site.url}${from}`);
    await expect(heading(page)).toHaveText(start);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    expect(await axeViolations(page, '[role=alert]')).toEqual([]);
    // By now the bar of the navigation that came to nothing would have appeared.
    await expect(page.locator('#nprogress')).toHaveCount(0);

    // A page that is loaded opens, and takes the box away.
    await follow(loaded);
    await expect(page).toHaveURL(site.url + loaded);
    await expect(heading(page)).not.toHaveText(start);
    await expect(box).toHaveCount(0);

    // Back online, the same link works.
    await page.goBack();
    await expect(heading(page)).toHaveText(start);
    await follow(to);
    await expect(box).toBeVisible();
    await context.setOffline(false);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText(title);
    await hydrated(page);

    await follow(from);
    await expect(heading(page)).toHaveText(start);
    // Afterward only this page is loaded.
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await page.evaluate(() => {
      history.back();
    });
    await expect(box).toBeVisible();
    await expect(heading(page)).toHaveText(start);
    await context.setOffline(false);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText(title);
    await hydrated(page);
  });

  test('a page of which only a part comes is given up, and requested again by the next click', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await open(page, from);
    const start = await heading(page).innerText();
    const same = await sameDocument(page);
    site.rules.push({ path: payloadPath(to), stall: 500 });
    const requested = page.waitForRequest(site.url + payloadPath(to));
    await sidebarLink(page, to).click();
    await requested;
    const box = page.getByRole('alert', { name: 'The site can’t be reached' });
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(box).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page).toHaveURL(site.url + from);
    await expect(heading(page)).toHaveText(start);
    await expect(page.locator('#nprogress')).toHaveCount(0);

    site.rules.length = 0;
    await sidebarLink(page, to).click();
    await expect(heading(page)).toHaveText(title);
    await expect(box).toHaveCount(0);
    expect(await same()).toBe(true);
  });

  test('the drawer closes when a page cannot be had, and the address is that of the page in view @phone', async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(unreachable);
    await open(page, from);
    const release = await hold(page, site.url + payloadPath(to));
    await page.locator(`main a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(site.url + to);
    const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer).toBeAttached();
    site.rules.push({ path: /./, abort: true });
    release();
    await expect(page.getByRole('alert', { name: 'The site can’t be reached' })).toBeVisible();
    await expect(page).toHaveURL(site.url + from);
    await expect(drawer).toHaveCount(0);
    await menu.click();
    await expect(drawer.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  });
});

test('a prefetched document opens without another request (src/fast-documents/client/prefetch)', async ({
  context,
  site,
}) => {
  // A separate page, without the fixture's wish to save data.
  const page = await context.newPage();
  await page.goto(site.url + previous);
  await hydrated(page);
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  const requests = (): number => site.log.filter(({ path }) => path === payloadPath(to)).length;
  await expect.poll(requests).toBe(1);
  await next.click();
  await expect(heading(page)).toHaveText(title);
  expect(requests()).toBe(1);
});

test('the progress bar appears 200 ms after a click and not before, announced, with a role that exists (src/clientModules/progressBar)', async ({
  page,
  site,
}) => {
  const bar = page.locator('#nprogress');
  const slow = '/docs/Android/getStarted';
  // The clock stands still, so that a busy machine does not decide what this test sees.
  await page.clock.install();
  await open(page, from);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await test.step('never if the page loads sooner', async () => {
    await sidebarLink(page, to).click();
    await page.clock.runFor(100);
    await expect(heading(page)).toHaveText(title);
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });
  const asked = page.waitForRequest(site.url + payloadPath(slow));
  const release = await hold(page, site.url + payloadPath(slow));
  await sidebarLink(page, slow).click();
  await asked;
  await page.clock.runFor(150);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(250);
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached();
  const announced = page.locator('[role=status]', { hasText: 'Loading the page' });
  await expect(announced).toBeAttached();
  await page.clock.resume();
  expect(await axeViolations(page, '#nprogress')).toEqual([]);
  release();
  await expect(heading(page)).not.toHaveText(title);
  await expect(bar).toHaveCount(0);
  await expect(announced).toHaveCount(0);
});
