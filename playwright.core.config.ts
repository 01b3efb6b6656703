import { defineConfig } from '@playwright/test';
import { findEngine } from './scripts/browsers/engines.mjs';
import type { EngineOptions } from './tests/core/test';
import { siteConfig } from './tests/playwright';

const shared = siteConfig(4174);

/** The display of WebKitGTK; `tests/core/engines/webkitgtk.ts` reads its number. */
const display = {
  command: 'exec Xvfb -displayfd 1 -screen 0 1600x1200x24 -nolisten tcp',
  wait: { stdout: /(?<core_display>\d+)/ },
};

/** The core tests: what a reader does everywhere, in each engine (`tests/core/README.md`). */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: 'tests/core',
  outputDir: 'test-results/core',
  timeout: 90_000,
  // When to give up, not how fast the site is: a busy machine can stand still for seconds.
  expect: { timeout: 40_000, toPass: { timeout: 40_000, intervals: [50] } },
  reporter: 'list',
  webServer: [shared.webServer, ...(findEngine('webkit') === undefined ? [] : [display])],
  projects: [
    {
      name: 'chromium',
      // Features are tested there in `tests/e2e`, which doesn't run on an ordinary build.
      testMatch:
        process.env.DECKLE_FAST === '0'
          ? /\.spec\.ts/
          : /(?:controls|navigation|no-script|places|print)\.spec\.ts/,
      use: { engine: 'chromium' },
    },
    { name: 'firefox', use: { engine: 'firefox' } },
    // The driver of WebKitGTK sometimes stops answering; a retry starts another one.
    { name: 'webkit', retries: 1, use: { engine: 'webkit' } },
    {
      // What support tables say of the Safari after the engine's release.
      name: 'webkit-next',
      retries: 1,
      testMatch: /load\.spec\.ts/,
      grep: /docScan|colorConfig|errors/,
      use: { engine: 'webkit', webkitFeatures: 'CSSScrollAnchoring,-RequestIdleCallback' },
    },
  ],
});
