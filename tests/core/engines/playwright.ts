import type { BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Driver, Engine } from '../reader';

/** Notes what a reader's browser would complain about. */
function watch(page: Page, javaScript: boolean): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels what it was still loading.
    const isCancelled = /ERR_ABORTED|NS_BINDING_ABORTED|cancell?ed/i.test(reason);
    // Without JavaScript, Chromium does not load scripts and says that a policy blocked them.
    const isUnused = !javaScript && reason === 'csp' && request.resourceType() === 'script';
    if (!isCancelled && !isUnused) problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`request: ${response.url()} ${String(response.status())}`);
  });
  return problems;
}

function driverOf(page: Page, canPrint: boolean, javaScript: boolean): Driver {
  const problems = watch(page, javaScript);
  return {
    navigate: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    traverse: async (delta) => {
      await (delta < 0 ? page.goBack() : page.goForward());
    },
    evaluate: (expression) => page.evaluate<unknown>(expression),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys.join('+')),
    resize: (size) => page.setViewportSize(size),
    print: () => (canPrint ? page.pdf() : Promise.resolve(undefined)),
    screenshot: () => page.screenshot(),
    problems: () => Promise.resolve(problems),
    close: () => page.context().close(),
  };
}

/** Starts a browser that Playwright drives by its own protocol: Chromium, or an engine Playwright has installed. */
export async function launchPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    open: async ({ javaScript, initScripts }) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        javaScriptEnabled: javaScript,
        locale: 'en-US',
        timezoneId: 'UTC',
        // The headless shell can't prompt, and denies.
        ...(type.name() === 'chromium'
          ? { permissions: ['clipboard-read', 'clipboard-write'] }
          : {}),
      });
      for (const content of initScripts) await context.addInitScript({ content });
      return driverOf(await context.newPage(), type.name() === 'chromium', javaScript);
    },
    close: () => browser.close(),
  };
}
