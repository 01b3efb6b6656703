import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const origin = 'http://127.0.0.1:4175';

/**
 * The site below another address. It is built a second time for these tests, so they are not part of `npm test`: CI
 * runs them beside it.
 */
export default defineConfig({
  ...base,
  testDir: 'tests/below',
  outputDir: 'test-results/below',
  projects: [{ name: 'below' }],
  webServer: {
    command: `node scripts/build.mjs --out-dir .cache/below && node -r ./src/register.cjs scripts/serve.ts --root .cache/below --port ${new URL(origin).port}`,
    env: { BASE_URL: '/sub/' },
    url: `${origin}/sub/`,
    timeout: 900_000,
    reuseExistingServer: false,
  },
  use: { ...base.use, baseURL: origin },
});
