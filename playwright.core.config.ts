import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/core/test';

/** Port of the server that the tests share; not that of `playwright.config.ts`. */
const port = Number(process.env.SITE_PORT ?? 4174);

/** The core tests: what a reader does everywhere, in each engine (`tests/core/README.md`). */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/core',
  outputDir: 'test-results/core',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // In CI a failed test is repeated once. `npm test` lists those that passed then.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 180_000,
  // When to give up, not how fast the site is: a machine with other work stands still for seconds.
  expect: { timeout: 40_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/playwright-core.json' }],
    ['./tests/core/matrix.ts'],
  ],
  webServer: {
    command: `node scripts/serve/serve.mjs --mode direct --port ${String(port)}`,
    url: `http://127.0.0.1:${String(port)}/`,
    reuseExistingServer: false,
  },
  use: { baseURL: `http://127.0.0.1:${String(port)}` },
  projects: [
    { name: 'chromium', use: { engineName: 'chromium' } },
    { name: 'reduced', use: { engineName: 'chromium', reduced: true } },
    { name: 'firefox', use: { engineName: 'firefox' } },
    // The driver of WebKitGTK sometimes stops answering; a retry starts another one.
    { name: 'webkit', retries: 1, use: { engineName: 'webkit' } },
    {
      // What support tables say of the Safari after the engine's release.
      name: 'webkit-next',
      retries: 1,
      testMatch: /load\.spec\.ts/,
      use: { engineName: 'webkit', webkitFeatures: 'CSSScrollAnchoring,-RequestIdleCallback' },
    },
  ],
});
