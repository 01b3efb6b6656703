import { test as base, expect } from '@playwright/test';
import { findEngine } from '../../scripts/browsers/engines.mjs';
import { startPuppeteer } from './engines/puppeteer';
import { startWebKitGtk } from './engines/webkitgtk';
import { Reader, type Page, type Size } from './reader';

export { expect };
export { eventually, type Reader } from './reader';

export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 390, height: 844 };

/** A long guide, and another page of its sidebar. */
export const guide = '/docs/Android/docScan';
export const otherGuide = '/docs/Android/pdfCreation';
export const sidebar = 'aside.theme-doc-sidebar-container';

/** Options of a project in `playwright.core.config.ts`. */
export interface EngineOptions {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  /** Features of WebKit to switch on (Name) and off (-Name), separated by commas. */
  readonly webkitFeatures: string;
  /** Whether scripts of pages run. */
  readonly javaScript: boolean;
}

interface WorkerFixtures {
  /** The page of the worker's browser, or `undefined` where the engine is missing. */
  readonly browserPage: Page | undefined;
}

/**
 * Tests with a reader in any engine. A test fails on console errors, uncaught errors, policy violations, failed
 * requests and error responses. All tests of a worker use the same page, without what the one before has stored.
 */
export const test = base.extend<{ readonly reader: Reader }, EngineOptions & WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  webkitFeatures: ['', { option: true, scope: 'worker' }],
  javaScript: [true, { option: true, scope: 'worker' }],
  browserPage: [
    async ({ engine, webkitFeatures, javaScript }, use) => {
      const executable = findEngine(engine);
      const page =
        executable === undefined
          ? undefined
          : engine === 'webkit'
            ? await startWebKitGtk(executable, webkitFeatures, javaScript)
            : await startPuppeteer(engine, executable, javaScript);
      await use(page);
      await page?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reader: async ({ browserPage, engine, baseURL }, use, testInfo) => {
    if (browserPage === undefined) {
      testInfo.skip(true, `${engine} is missing`);
      return;
    }
    await browserPage.resize(desktop);
    const reader = new Reader(browserPage, baseURL ?? '');
    await use(reader);
    // A page that does not answer cannot be left.
    if (testInfo.status !== 'timedOut') expect(await reader.leave()).toEqual([]);
  },
});
