// Finds the web servers on which the built site is tested.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {'nginx' | 'apache' | 'pages'} HostName
 *   `pages` is GitHub Pages, imitated by nginx.
 *
 * @typedef {object} Requirement
 * @property {readonly string[]} programs Names of the server's program; the first that is found is used.
 * @property {string} modules Folder of the server's modules.
 * @property {readonly string[]} needs Modules without which the documented configuration does not start.
 * @property {string} packages Debian packages that bring all of it.
 */

/** @type {Requirement} */
const nginx = {
  programs: ['nginx'],
  modules: '/usr/lib/nginx/modules',
  needs: ['ngx_http_brotli_filter_module.so'],
  packages: 'nginx libnginx-mod-http-brotli-filter',
};

/** @type {Readonly<Record<HostName, Requirement>>} */
const requirements = {
  nginx,
  apache: {
    programs: ['apache2'],
    modules: '/usr/lib/apache2/modules',
    needs: ['mod_rewrite.so', 'mod_headers.so'],
    packages: 'apache2',
  },
  pages: nginx,
};

/** All hosts, in the order in which they are tested. */
export const hostNames = /** @type {readonly HostName[]} */ (Object.keys(requirements));

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a host's program.
 * @param {HostName} name
 * @returns {string | undefined} `undefined` where the program or one of its modules is missing.
 */
export function hostProgram(name) {
  const { programs, modules, needs } = requirements[name];
  if (needs.some((file) => !existsSync(join(modules, file)))) return undefined;
  // Servers are installed where the PATH of ordinary users does not lead.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find(isExecutable);
}

/** Whether this machine can install what is missing: a container that runs the whole check. */
const rootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * The hosts that cannot be tested on this machine.
 * @param {boolean} inCi Whether the whole check is run.
 * @returns {string[]} One line for each, with the packages it needs.
 * @throws {Error} If there are any in CI on Debian as root, where `.ci/run` installs all of them.
 */
export function hostsLeftOut(inCi) {
  const missing = hostNames
    .filter((name) => hostProgram(name) === undefined)
    .map(
      (name) => `${name} (on Debian and Ubuntu: apt-get install ${requirements[name].packages})`,
    );
  if (missing.length > 0 && inCi && rootOnDebian()) {
    throw new Error(`Hosts are missing: ${missing.join('; ')}`);
  }
  return missing;
}
