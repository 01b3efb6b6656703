// Finds the browser engines of the core tests, and installs those that are missing where it can.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserOfTests, findChromium, installedChromium } from './chromium.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/** Packages of Debian and Ubuntu. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi'],
};

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const webkitDriver = '/usr/bin/WebKitWebDriver';

/** Whether Python has bindings to WebKit. That of the system: one of a version manager has none. */
const hasWebKitBindings = () => {
  const versions = "gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', `import gi; ${versions}`]).status === 0;
};

/**
 * The program of an engine on this machine, for WebKit its driver; undefined if something is missing. Installs nothing.
 * @param {EngineName} name
 */
export function findEngine(name) {
  // No reader has a Chromium without the APIs that these tests remove, so the headless shell does, which is faster.
  if (name === 'chromium') return browserOfTests() ?? installedChromium();
  if (name === 'firefox')
    return process.env.FIREFOX || firefoxPaths.find((path) => existsSync(path));
  return [webkitDriver, '/usr/bin/Xvfb'].every((path) => existsSync(path)) && hasWebKitBindings()
    ? webkitDriver
    : undefined;
}

const rootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** @param {readonly string[]} args */
const aptGet = (...args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Output on stderr: stdout is for results.
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env });
};

/**
 * Installs the engines that are missing, as root on Debian.
 * @returns {string[]} One line for each engine that is still missing.
 * @throws If there is no Chromium, or an engine is missing where it could have been installed and `strict` is set.
 */
export function installEngines(strict = false) {
  findChromium();
  const missing = [];
  for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
    if (findEngine(name) === undefined && rootOnDebian()) {
      console.error(`No ${name} found. Trying: apt-get install ${packages[name].join(' ')}`);
      aptGet('update');
      aptGet('install', '-y', '--no-install-recommends', ...packages[name]);
    }
    if (findEngine(name) === undefined)
      missing.push(`${name}: not all found of the packages ${packages[name].join(', ')}`);
  }
  if (strict && rootOnDebian() && missing.length > 0) throw new Error(missing.join('\n'));
  return missing;
}
