// Lists files.

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of installed packages and caches. They hold more files than all others. */
const ignored = new Set(['node_modules', '.cache']);

/** Not `recursive`: that would read the ignored folders, too, and Node.js 24 follows symbolic links then. */
function pathsIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ignored.has(entry.name) ? [] : pathsIn(path, name);
    }
    return entry.isFile() && name.test(entry.name) ? [path] : [];
  });
}

/**
 * The files below a folder, without installed packages and caches.
 *
 * @param folder Relative to `root`; need not exist.
 * @param name What the names of the files have to match.
 * @returns Their paths relative to `root`, with `/`, sorted.
 */
export function listFiles(root: string, folder: string, name = /./): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return pathsIn(start, name)
    .map((path) => relative(root, path).split(sep).join('/'))
    .sort();
}
