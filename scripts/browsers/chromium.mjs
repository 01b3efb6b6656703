// Finds Chromium for the browser tests, and installs it if there is none. Most of them run in its headless shell: the
// same engine without the program around it, in which a test takes half as long.
import { spawnSync } from 'node:child_process';
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

const advice =
  'Install it ("npx playwright install --with-deps chromium"), or set CHROMIUM to the path of another Chromium.';

/** Downloads Chromium; as root on Debian with the libraries that it needs, which are missing there. */
function downloadChromium() {
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const args = ['playwright', 'install', ...(isRootOnDebian ? ['--with-deps'] : []), 'chromium'];
  // Without a network, it repeats its attempts for long. Output on stderr: stdout is for results.
  spawnSync('npx', args, { stdio: ['ignore', 2, 2], timeout: 300_000 });
}

async function start() {
  if (installedChromium() === undefined) downloadChromium();
  if (installedChromium() === undefined) throw new Error(`There is no Chromium. ${advice}`);
  const executablePath = browserOfTests();
  try {
    const timeout = 20_000;
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArguments,
      timeout,
    });
    await (await browser.newPage()).goto('data:text/html,<p>', { timeout });
    await browser.close();
  } catch (error) {
    throw new Error(`Chromium does not start. ${advice}\n${String(error)}`);
  }
}

/** @type {Promise<void> | undefined} */
let started;

/**
 * Tries once whether browser tests can run: a browser that is there can lack libraries, or be refused what it needs.
 * @throws {Error} What the browser says.
 */
export function startChromium() {
  started ??= start();
  return started;
}
