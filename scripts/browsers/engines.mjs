// Finds the browser engines of the core tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserOfTests, installedChromium } from './chromium.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/** Packages of Debian and Ubuntu; `.ci/run` installs them. */
const packages = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb gir1.2-webkit2-4.1 gir1.2-gtk-3.0 python3-gi',
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
 * The program of an engine on this machine, for WebKit its driver; undefined if something is missing.
 * @param {EngineName} name
 */
export function findEngine(name) {
  if (name === 'chromium') return browserOfTests() ?? installedChromium();
  if (name === 'firefox')
    return process.env.FIREFOX || firefoxPaths.find((path) => existsSync(path));
  return [webkitDriver, '/usr/bin/Xvfb'].every((path) => existsSync(path)) && hasWebKitBindings()
    ? webkitDriver
    : undefined;
}

/** The engines that are missing, a line for each with the packages that it needs. */
export const enginesLeftOut = () =>
  /** @type {const} */ (['firefox', 'webkit'])
    .filter((name) => findEngine(name) === undefined)
    .map((name) => `${name} (on Debian and Ubuntu: apt-get install ${packages[name]})`);
