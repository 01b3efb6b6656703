// Finds the browser engines of the core tests, and installs those that are missing where it can.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findChromium, installedChromium } from './chromium.mjs';

/**
 * How an engine is driven: by Playwright's own protocol, Firefox by WebDriver BiDi, WebKitGTK by its WebDriver.
 * @typedef {{ readonly by: 'playwright' | 'bidi', readonly executable: string } | { readonly by: 'webkitgtk' }} Found
 * @typedef {{ readonly missing: string }} Missing What is missing, and where it was looked for.
 * @typedef {'chromium' | 'firefox' | 'webkit'} EngineName
 */

/** @type {readonly EngineName[]} */
export const engineNames = ['chromium', 'firefox', 'webkit'];

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Packages of Debian and Ubuntu. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi'],
};

/** @param {string} command */
const onPath = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

/** @returns {Found | Missing} */
function findFirefox() {
  const { FIREFOX } = process.env;
  if (FIREFOX !== undefined && FIREFOX !== '')
    return existsSync(FIREFOX)
      ? { by: 'bidi', executable: FIREFOX }
      : { missing: `FIREFOX is ${FIREFOX}, and there is no such file` };
  const own = firefox.executablePath();
  if (existsSync(own)) return { by: 'playwright', executable: own };
  const executable = firefoxPaths.find((path) => existsSync(path));
  return executable === undefined
    ? { missing: `no Firefox at ${[own, ...firefoxPaths].join(', ')}` }
    : { by: 'bidi', executable };
}

/** The interpreter of the system: one of a version manager has no bindings to WebKit. */
function hasWebKitBindings() {
  try {
    execFileSync(
      '/usr/bin/python3',
      ['-c', "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"],
      { stdio: 'ignore' },
    );
    return true;
  } catch {
    return false;
  }
}

/** @returns {Found | Missing} */
function findWebKit() {
  const own = webkit.executablePath();
  if (existsSync(own)) return { by: 'playwright', executable: own };
  const absent = [
    ...['WebKitWebDriver', 'Xvfb'].filter((command) => !onPath(command)),
    ...(hasWebKitBindings() ? [] : ['bindings of /usr/bin/python3 to Gtk 3.0 and WebKit2 4.1']),
  ];
  return absent.length === 0
    ? { by: 'webkitgtk' }
    : { missing: `no Playwright WebKit at ${own}, and of WebKitGTK: no ${absent.join(', no ')}` };
}

/** @returns {Found | Missing} */
function findInstalledChromium() {
  const executable = installedChromium();
  return executable === undefined ? { missing: 'no Chromium' } : { by: 'playwright', executable };
}

/**
 * Where an engine is on this machine; installs nothing.
 * @param {EngineName} name
 * @returns {Found | Missing}
 */
export function findEngine(name) {
  if (name === 'chromium') return findInstalledChromium();
  return name === 'firefox' ? findFirefox() : findWebKit();
}

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** @param {readonly string[]} args */
const aptGet = (...args) => {
  // Output on stderr: stdout is for results.
  execFileSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/**
 * Installs the engines that are missing, as root on Debian.
 * @returns {string[]} One line for each engine that is still missing.
 * @throws If there is no Chromium, or an engine is missing where it could have been installed and `strict` is set.
 */
export function installEngines(strict = false) {
  findChromium();
  for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
    if (!('missing' in findEngine(name)) || !canInstall()) continue;
    console.error(`No ${name} found. Trying: apt-get install ${packages[name].join(' ')}`);
    try {
      aptGet('update');
      aptGet('install', '-y', '--no-install-recommends', ...packages[name]);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  const missing = engineNames.flatMap((name) => {
    const found = findEngine(name);
    return 'missing' in found ? [`${name}: ${found.missing}`] : [];
  });
  if (strict && canInstall() && missing.length > 0) throw new Error(missing.join('\n'));
  return missing;
}
