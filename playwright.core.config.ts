import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/core/test';
import { siteConfig } from './tests/playwright';

const shared = siteConfig(4174);

/** The core tests: what a reader does everywhere, in each engine (`tests/core/README.md`). */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: 'tests/core',
  outputDir: 'test-results/core',
  timeout: 180_000,
  // When to give up, not how fast the site is: a busy machine can stand still for seconds.
  expect: { timeout: 40_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '.cache/playwright-core.json' }],
    ['./tests/core/matrix.ts'],
  ],
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
