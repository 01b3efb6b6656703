import { availableParallelism } from 'node:os';
import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * What all browser tests share: the built site on its own server, and a worker per core, from two to four. More were
 * slower on two cores.
 *
 * @param defaultPort Port of the server, unless `SITE_PORT` names one. Each configuration has another, so that both
 *   can run at the same time.
 */
export function siteConfig(defaultPort: number) {
  const origin = `http://127.0.0.1:${process.env.SITE_PORT ?? String(defaultPort)}`;
  return {
    fullyParallel: true,
    forbidOnly: process.env.CI !== undefined,
    workers: Math.min(4, Math.max(2, availableParallelism())),
    // In CI a failed test is repeated once. `npm test` lists those that passed then.
    retries: process.env.CI === undefined ? 0 : 1,
    webServer: {
      command: `node -r ./src/register.cjs scripts/serve.ts --plain --port ${new URL(origin).port}`,
      url: `${origin}/`,
      reuseExistingServer: false,
    },
    use: { baseURL: origin },
  } satisfies PlaywrightTestConfig;
}
