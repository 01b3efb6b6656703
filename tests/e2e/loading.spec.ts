import type { Locator, Page } from '@playwright/test';
import { payloadPath } from '../../src/model/documentPage';
import type { Site } from '../../scripts/serve/server';
import { violationsInBothModes } from './axe';
import { expect, hydrated, test } from './faults';
import {
  arrived,
  brokenScriptErrors,
  documents,
  heading,
  hold,
  open,
  scriptNamed,
  sidebarLink,
  sidewaysScroll,
  titleOf,
} from './site';

const from = '/docs/Android/intro';
const to = '/docs/Android/docScan';
const title = 'Document scanning on Android';
const phone = { width: 320, height: 700 };
const desktop = { width: 1280, height: 800 };

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

const unreachable = /failed with status|is not the page|newer version|Failed to fetch|net::ERR_/;

test('a page that is loading says so after 200 ms, or why it failed, and is retried', async ({
  page,
  site,
  watch,
}) => {
  // React doesn't find the page of this address in the HTML: #418.
  watch.allow(/\b404\b|Minified React error #418/);
  site.rules.push({ path: payloadPath(to), status: 404 });
  // Held back until everything has been seen, rather than for a time.
  const release = await hold(page, site.url + payloadPath(to));
  // The clock stands still, so that a busy machine does not decide what this test sees.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await openUnprepared(page, site, to);
  const region = page.locator('#__docusaurus_skipToContent_fallback [role=status]');
  const status = region.filter({ hasText: 'Loading the page' });
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(region).toBeAttached({ timeout: 1 });
  }).toPass();
  await page.clock.runFor(150);
  await expect(region).toBeEmpty();
  await page.clock.runFor(250);
  await expect(status).toBeVisible();
  await page.clock.resume();
  const spinner = status.locator('span[aria-hidden]');
  await expect(spinner).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(spinner).toHaveCSS('animation-name', 'none');
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await violationsInBothModes(page, '[role=status]')).toEqual([]);
  }
  release();

  const box = page.getByRole('alert', { name: 'This page didn’t load' });
  await expect(box).toBeFocused();
  await expect(status).toHaveCount(0);
  await expect(box.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  await expect(box).toContainText(`Loading ${payloadPath(to)} failed with status 404.`);
  await expect(page).toHaveTitle(/^This page didn’t load/);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await violationsInBothModes(page, '[role=alert]')).toEqual([]);
  }

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

test.describe('a direct visit', () => {
  const incomplete = /You can read this page|This page didn’t load completely/;

  for (const [name, how, fault] of [
    ['main', 'is missing', missing],
    ['main', 'is HTML', html],
    ['runtime~main', 'is empty', empty],
    ['document', 'is empty', empty],
  ] as const) {
    test(`whose ${name}.js ${how} stays readable, says so and offers Retry`, async ({
      page,
      site,
      watch,
    }) => {
      watch.allow(brokenScriptErrors);
      site.rules.push({ path: scriptNamed(name), ...fault });
      await page.goto(to);
      const box = page.getByRole('alert');
      await expect(box).toHaveCount(1);
      await expect(box).toContainText(incomplete);
      await expect(heading(page)).toHaveText(title);
      if (fault === missing) {
        expect(await violationsInBothModes(page, '[role=alert]')).toEqual([]);
        await page.setViewportSize({ width: 320, height: 600 });
        expect(await sidewaysScroll(page)).toBe(0);
        // The banner of the home page for a wrong base URL does not appear at the right one.
        await page.goto('/');
        await expect(box).toHaveCount(1);
        await expect(page.getByText('site did not load properly.')).toBeHidden();
        await page.goto(to);
      }
      await retryTwice(page, site, box);
    });
  }

  test('says nothing about what an extension rejects before the app starts', async ({
    page,
    watch,
  }) => {
    watch.allow(/rejected by an extension/);
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        void Promise.reject(new Error('rejected by an extension'));
      });
    });
    await open(page, to);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('whose box for a missing chunk can be closed @phone', async ({ page, site, watch }) => {
    watch.allow(brokenScriptErrors);
    site.rules.push({ path: scriptNamed('document'), ...missing });
    await page.goto(to);
    const box = page.getByRole('alert', { name: 'This page didn’t load completely' });
    await expect(box).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    expect(await violationsInBothModes(page, '[role=alert]')).toEqual([]);

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
});

test.describe('a link to a page that fails to load', () => {
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
    test(`a page whose data ${how} is opened by the browser, and Back restores the place`, async ({
      page,
      site,
      watch,
    }) => {
      watch.allow(unreachable);
      await open(page, from);
      site.rules.push({ path: payloadPath(to), ...fault });
      const link = page.locator('.pagination-nav__link--next');
      await link.evaluate((element, href) => {
        element.setAttribute('href', href);
      }, `${to}#lifecycle`);
      await link.scrollIntoViewIfNeeded();
      const loaded = page.waitForEvent('load');
      await link.click();
      await loaded;
      await expect(heading(page)).toHaveText(title);
      await hydrated(page);
      expect(page.url()).toBe(`${site.url}${to}#lifecycle`);
      await expect(page.locator('#lifecycle')).toBeInViewport();
      // Asked first whether it can be reached.
      expect(site.log.filter(({ path }) => path === to)).toHaveLength(2);
      await page.goBack();
      await arrived(page, from);
      await hydrated(page);
      await expect(link).toBeInViewport();
    });
  }

  test('a page whose script is missing is loaded once by the browser, and then offers Retry', async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(brokenScriptErrors);
    await open(page, from);
    // The scripts that single pages have.
    site.rules.push({ path: /^\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]+\.js$/, ...missing });
    const loaded = documents(page);
    await page.locator('.theme-layout-footer a[href="/accessibility"]').click();
    const box = page.getByRole('alert', { name: 'This page didn’t load completely' });
    await expect(box).toBeVisible();
    await expect(heading(page)).toHaveText(titleOf('/accessibility'));
    expect(loaded).toEqual(['200 /accessibility']);
    site.rules.length = 0;
    await box.getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(box).toHaveCount(0);
    expect(loaded).toHaveLength(2);
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
    await open(page, from);
    const start = await heading(page).innerText();
    // One page is opened, so that it is loaded.
    await sidebarLink(page, loaded).click();
    await expect(heading(page)).not.toHaveText(start);
    await page.goBack();
    await expect(heading(page)).toHaveText(start);

    await context.setOffline(true);
    await page.evaluate(() => {
      window.scrollTo({ top: 200, behavior: 'instant' });
    });
    await sidebarLink(page, to).click();
    const box = page.getByRole('alert', { name: 'You’re offline' });
    await expect(box).toBeVisible();
    await expect(page).toHaveURL(`${site.url}${from}`);
    await expect(heading(page)).toHaveText(start);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    expect(await violationsInBothModes(page, '[role=alert]')).toEqual([]);
    // Also the second time.
    await sidebarLink(page, to).click();
    await expect(page).toHaveURL(`${site.url}${from}`);
    await expect(box).toBeVisible();
    await expect(heading(page)).toHaveText(start);
    // By now the bar of the navigation that came to nothing would have appeared.
    await expect(page.locator('#nprogress')).toHaveCount(0);

    // A page that is loaded opens, and takes the box away.
    await sidebarLink(page, loaded).click();
    await expect(page).toHaveURL(site.url + loaded);
    await expect(heading(page)).not.toHaveText(start);
    await expect(box).toHaveCount(0);

    // Back online, Retry opens it.
    await page.goBack();
    await expect(heading(page)).toHaveText(start);
    await sidebarLink(page, to).click();
    await expect(box).toBeVisible();
    await context.setOffline(false);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText(title);
    await hydrated(page);

    await sidebarLink(page, from).click();
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
  });
});

test('the progress bar appears 200 ms after a click, and is announced', async ({ page, site }) => {
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
  expect(await violationsInBothModes(page, '#nprogress')).toEqual([]);
  release();
  await expect(heading(page)).not.toHaveText(title);
  await expect(bar).toHaveCount(0);
  await expect(announced).toHaveCount(0);
});
