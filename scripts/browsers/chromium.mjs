// Finds Chromium for the browser tests, and installs it if it is missing. Most of them run in its headless shell: the
// same engine without the program around it, in which a test takes half as long.
import { execFileSync } from 'node:child_process';
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

/** A Chromium that is on this machine, if there is one. */
export function installedChromium(exists = existsSync) {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (!exists(CHROMIUM)) throw new Error(`CHROMIUM is ${CHROMIUM}, and there is no such file.`);
    return CHROMIUM;
  }
  return [...usual, chromium.executablePath()].find((path) => exists(path));
}

/**
 * What the browser tests start: the browser `CHROMIUM` names, or a headless shell, or else Chromium.
 * @returns {string | undefined} A path; undefined for the headless shell that Playwright has installed with its Chromium
 *   and finds itself.
 */
export function browserOfTests(exists = existsSync) {
  const { CHROMIUM } = process.env;
  if (CHROMIUM === undefined || CHROMIUM === '') {
    if (exists(systemHeadlessShell)) return systemHeadlessShell;
    if (exists(chromium.executablePath())) return undefined;
  }
  return installedChromium(exists);
}

const rootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Runs commands until one fails.
 * @param {...(readonly string[])} commands
 * @returns {string} Why one failed.
 */
function install(...commands) {
  try {
    for (const [command = '', ...args] of commands) {
      execFileSync(command, args, {
        // stdout is for the path.
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        // Without a network, they repeat their attempts for long.
        timeout: 300_000,
      });
    }
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {string} name */
const debianPackage = (name) =>
  install(['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', name]);

/** Path of Chromium; installs it if it is missing. */
export function findChromium() {
  // A bare Debian lacks the libraries, too.
  const options = rootOnDebian() ? ['--with-deps'] : [];
  const problems = [];
  for (const attempt of [
    () => '',
    () => install(['npx', 'playwright', 'install', ...options, 'chromium']),
    () => (rootOnDebian() ? debianPackage('chromium') : ''),
  ]) {
    problems.push(attempt());
    const found = installedChromium();
    if (found !== undefined) return found;
  }
  throw new Error(`there is no Chromium, and it could not be installed.${problems.join('\n')}`);
}

/** @param {boolean} inCi */
async function start(inCi) {
  const { CHROMIUM } = process.env;
  const found = findChromium();
  // Where this fails, tests run in Chromium and take longer.
  if (inCi && !CHROMIUM && rootOnDebian() && browserOfTests() === found) {
    debianPackage('chromium-headless-shell');
  }
  const executablePath = browserOfTests();
  try {
    const timeout = 20_000;
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: chromiumArguments,
      timeout,
    });
    const page = await browser.newPage();
    await page.goto('data:text/html,<p>', { timeout });
    await browser.close();
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // Without the command, which is long.
    const [message = ''] = said.replace(/^<.*\n/gm, '').split('\nCall log:');
    throw new Error(
      `${executablePath ?? found} does not start. ${message}\nInstall what it lacks ("npx playwright install --with-deps chromium"), or set CHROMIUM to the path of another Chromium.`,
    );
  }
}

/** @type {Promise<void> | undefined} */
let started;

/**
 * Tries once whether browser tests can run: a browser that is there can lack libraries, or be refused what it needs.
 * @throws {Error} What the browser says.
 */
export function startChromium(inCi = false) {
  started ??= start(inCi);
  return started;
}
