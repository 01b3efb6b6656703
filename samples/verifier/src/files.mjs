// Lists files. The one implementation: the site's build and the checker both use it.

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The files below a folder, without installed packages and caches.
 * @param {string} root
 * @param {string} folder Relative to `root`; need not exist.
 * @param {RegExp} [name] What the names of the files have to match.
 * @returns {string[]} Their paths relative to `root`, with `/`, sorted.
 */
export function listFiles(root, folder, name = /./) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|\.cache)\//.test(path))
    .sort();
}
