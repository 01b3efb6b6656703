import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files below a folder whose names end in `ending`, relative to the site, sorted. */
export function listFiles(siteDir: string, folder: string, ending: RegExp): string[] {
  const root = join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('/node_modules/'))
    .sort();
}
