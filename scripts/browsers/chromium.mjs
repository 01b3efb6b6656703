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

/** Runs a command with its output on stderr: stdout is for the path. */
const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
  execFileSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

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

/** @param {...string} packages */
const aptInstall = (...packages) => {
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
};

/** Ways to get a Chromium, in the order in which they are tried. */
const sources = [
  {
    name: 'npx playwright install chromium',
    possible: () => true,
    install: () => {
      // A bare Debian lacks the libraries too.
      run('npx', 'playwright', 'install', ...(rootOnDebian() ? ['--with-deps'] : []), 'chromium');
    },
  },
  {
    name: 'apt-get install chromium',
    possible: rootOnDebian,
    install: () => {
      aptInstall('chromium');
    },
  },
];

/** Installs a headless shell, as root on Debian. Where that fails, tests run in Chromium and take longer. */
export function installHeadlessShell() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') return;
  if (!rootOnDebian() || browserOfTests() !== installedChromium()) return;
  console.error('No headless shell found. Trying: apt-get install chromium-headless-shell');
  try {
    aptInstall('chromium-headless-shell');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Path of Chromium; installs it if it is missing. */
export function findChromium() {
  const present = installedChromium();
  if (present !== undefined) return present;
  const tried = [];
  for (const { name, possible, install } of sources) {
    if (!possible()) continue;
    console.error(`No Chromium found. Trying: ${name}`);
    try {
      install();
      const found = installedChromium();
      if (found !== undefined) return found;
      tried.push(`${name}: finished, but left no Chromium`);
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    [
      'The browser tests need Chromium, and there is none.',
      `Looked at: $CHROMIUM, ${[...usual, chromium.executablePath()].join(', ')}.`,
      ...tried.map((line) => `Tried ${line}.`),
      'Install Chromium or Google Chrome, or set CHROMIUM to the path of its executable.',
    ].join('\n'),
  );
}
