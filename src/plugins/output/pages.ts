import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * File of the build that a page was written to: `x.html` or `x/index.html`.
 *
 * @param outDir Folder of the build.
 * @param below Address of the page below the base URL, with a slash before it or without.
 * @returns Path of the file below that folder, whether it exists or not.
 */
export function pageFile(outDir: string, below: string): string {
  const flat = `${below}.html`;
  return below !== '' && !below.endsWith('/') && existsSync(join(outDir, flat))
    ? flat
    : join(below, 'index.html');
}

/**
 * What the build wrote for a page.
 *
 * @param outDir Folder of the build.
 * @param below Address of the page below the base URL, with a slash before it or without.
 * @returns Its HTML; `undefined` if the build has no such page.
 */
export function pageHtml(outDir: string, below: string): string | undefined {
  const file = join(outDir, pageFile(outDir, below));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
