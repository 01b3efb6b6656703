import { defineConfig, devices } from '@playwright/test';
import { browserOfTests, chromiumArguments } from './scripts/browsers/chromium.mjs';
import { siteConfig } from './tests/playwright';

const shared = siteConfig(4173);

const executablePath = browserOfTests();

export default defineConfig({
  ...shared,
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  // When to give up, not how fast the site is: a busy machine can stand still for seconds.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...shared.use,
    locale: 'en-US',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
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
