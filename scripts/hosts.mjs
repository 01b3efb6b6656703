// Finds the web servers on which the built site is tested, as Debian installs them.
import { existsSync } from 'node:fs';

/** @typedef {'nginx' | 'apache'} HostName */

/**
 * The program of each server, what the documented configuration needs besides, and the packages that bring both.
 * @type {Readonly<Record<HostName, { program: string, module: string, packages: string }>>}
 */
export const hosts = {
  nginx: {
    program: '/usr/sbin/nginx',
    module: '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
    packages: 'nginx libnginx-mod-http-brotli-filter',
  },
  apache: {
    program: '/usr/sbin/apache2',
    module: '/usr/lib/apache2/modules/mod_rewrite.so',
    packages: 'apache2',
  },
};

/** @param {HostName} name */
export const isInstalled = (name) =>
  existsSync(hosts[name].program) && existsSync(hosts[name].module);

/** The servers that are missing on this machine, a line for each with the packages that it needs. */
export const hostsLeftOut = () =>
  /** @type {HostName[]} */ (Object.keys(hosts))
    .filter((name) => !isInstalled(name))
    .map((name) => `${name} (on Debian and Ubuntu: apt-get install ${hosts[name].packages})`);
