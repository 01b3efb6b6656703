import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from './scripts/browsers/chromium.mjs';

/** Port of the server that the tests share; those that spoil files start their own. */
const port = Number(process.env.SITE_PORT ?? 4173);

/** A browser of the system, where there is one; else the one Playwright installs. */
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // In CI a failed test is repeated once. `npm test` lists those that passed then.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  // When to give up, not how fast the site is: a machine with other work stands still for seconds.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  webServer: {
    command: `node scripts/serve/serve.mjs --mode direct --port ${String(port)}`,
    url: `http://127.0.0.1:${String(port)}/`,
    reuseExistingServer: false,
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${String(port)}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArguments,
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone|@everywhere/,
      use: { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true },
    },
    // Real servers; see scripts/hosts.mjs.
    { name: 'hosts', testDir: 'tests/hosts', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
