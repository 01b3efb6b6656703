import { launch, type KeyInput } from 'puppeteer-core';
import { chromiumArguments } from '../../../scripts/browsers/chromium.mjs';
import type { Page } from '../reader';
import { monitor } from './initScripts';

/** Starts Chromium or Firefox. */
export async function startPuppeteer(
  browserName: 'chromium' | 'firefox',
  executablePath: string,
  javaScript: boolean,
): Promise<Page> {
  const isFirefox = browserName === 'firefox';
  const browser = await launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath,
    args: isFirefox ? [] : chromiumArguments,
    // The extended support release knows no command for it.
    extraPrefsFirefox: { 'javascript.enabled': javaScript },
    // The time of the test is the limit.
    timeout: 0,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  if (!isFirefox) {
    await page.setJavaScriptEnabled(javaScript);
    // The headless shell can't prompt, and denies.
    await browser
      .defaultBrowserContext()
      .setPermission('*', { permission: { name: 'clipboard-write' }, state: 'granted' });
  }
  await page.evaluateOnNewDocument(monitor);

  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels what it was still loading.
    const isCancelled = reason.includes('ABORTED');
    // Without JavaScript, Chromium reports that it does not load scripts.
    const isUnused = !javaScript && request.resourceType() === 'script';
    if (!isCancelled && !isUnused) problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`request: ${response.url()} ${String(response.status())}`);
  });
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    resize: (size) => page.setViewport(size),
    // Named, because Firefox takes the inches of the default format for centimeters.
    print: () => page.pdf({ format: 'a4' }),
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
