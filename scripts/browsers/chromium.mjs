// Finds Chromium for the browser tests. Most of them run in its headless shell: the same engine without the program
// around it, in which a test takes half as long.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Arguments with which all browser tests start Chromium: no sandbox for root, and nothing that asks other hosts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemHeadlessShell = '/usr/bin/chromium-headless-shell';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that the environment names. */
function namedChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM))
    throw new Error(`CHROMIUM is ${CHROMIUM}, and there is no such file.`);
  return CHROMIUM || undefined;
}

/** A Chromium that is on this machine, if there is one. */
export function installedChromium() {
  return namedChromium() ?? [...usual, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * What the browser tests start: the browser `CHROMIUM` names, or a headless shell, or else Chromium.
 * @returns {string | undefined} A path; undefined for the headless shell that Playwright has installed with its Chromium
 *   and finds itself.
 */
export function browserOfTests() {
  const named = namedChromium();
  if (named === undefined && existsSync(systemHeadlessShell)) return systemHeadlessShell;
  if (named === undefined && existsSync(chromium.executablePath())) return undefined;
  return installedChromium();
}

/** @throws {Error} If there is no Chromium. */
export function requireChromium() {
  if (installedChromium() === undefined)
    throw new Error(
      'There is no Chromium. Install it ("npx playwright install --with-deps chromium"), or set CHROMIUM to the path of another Chromium.',
    );
}
