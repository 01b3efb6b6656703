import { test as base, expect, chromium, firefox, webkit } from '@playwright/test';
import { browserOfTests, chromiumArguments } from '../../scripts/browsers/chromium.mjs';
import { findEngine } from '../../scripts/browsers/engines.mjs';
import { monitor, reduce } from './engines/initScripts';
import { launchPlaywright } from './engines/playwright';
import { startFirefox } from './engines/firefox';
import { startWebKitGtk } from './engines/webkitgtk';
import { Reader, type Engine } from './reader';

export { expect };

/** Options of a project in `playwright.core.config.ts`. */
export interface EngineOptions {
  readonly engineName: 'chromium' | 'firefox' | 'webkit';
  /** Features of WebKitGTK to switch on and off; on other WebKits the project is left out. */
  readonly webkitFeatures: string;
  /** Whether APIs are removed that one of the supported browsers lacks. */
  readonly reduced: boolean;
}

interface TestFixtures {
  /** Whether scripts of pages run. */
  readonly javaScript: boolean;
  readonly reader: Reader;
}

interface WorkerFixtures {
  /** The browser of the worker, or why there is none. */
  readonly engine: Engine | string;
}

async function startEngine({
  engineName,
  webkitFeatures,
  reduced,
}: EngineOptions): Promise<Engine | string> {
  const found = findEngine(engineName);
  if ('missing' in found) return found.missing;
  if (found.by === 'webkitgtk') return startWebKitGtk(webkitFeatures);
  if (webkitFeatures !== '') return 'features are switched in WebKitGTK only';
  if (found.by === 'bidi') return startFirefox(found.executable);
  const { executable } = found;
  return launchPlaywright({ chromium, firefox, webkit }[engineName], {
    // No reader has a Chromium without these APIs, so use the headless shell, which is faster.
    executablePath: (reduced ? browserOfTests() : undefined) ?? executable,
    args: engineName === 'chromium' ? chromiumArguments : [],
  });
}

/**
 * Tests with a reader in any engine. A test fails on console errors, uncaught errors, policy violations, failed
 * requests and error responses. Where the engine is missing, it is skipped with the reason.
 */
export const test = base.extend<TestFixtures, EngineOptions & WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  webkitFeatures: ['', { option: true, scope: 'worker' }],
  reduced: [false, { option: true, scope: 'worker' }],
  javaScript: [true, { option: true }],
  engine: [
    async ({ engineName, webkitFeatures, reduced }, use) => {
      const engine = await startEngine({ engineName, webkitFeatures, reduced });
      await use(engine);
      if (typeof engine === 'object') await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  reader: async ({ engine, javaScript, reduced, baseURL }, use, testInfo) => {
    if (typeof engine === 'string') {
      testInfo.skip(true, engine);
      return;
    }
    const driver = await engine.open({
      javaScript,
      initScripts: [monitor, ...(reduced ? [reduce] : [])],
    });
    const reader = new Reader(driver, baseURL ?? '', javaScript);
    await use(reader);
    const problems = await reader.problems();
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', {
        body: await driver.screenshot(),
        contentType: 'image/png',
      });
    await driver.close();
    expect(problems).toEqual([]);
  },
});
