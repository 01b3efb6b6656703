/** The built site, as the tests of this folder read it. `npm run build` writes it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../samples/verifier/src/files.mjs';
import { pageFile } from '../../src/plugins/output/pages';
import { siteUrl } from '../../src/model/constants';

export const siteDir = join(__dirname, '../..');
export const outDir = join(siteDir, 'build');

if (!existsSync(outDir)) throw new Error('There is no build/. Run "npm run build" first.');

/** A page of the build. */
export interface Page {
  /** Path of its file below `build/`. */
  readonly file: string;
  /** Path of the page, as the sitemap has it. */
  readonly path: string;
  readonly html: string;
}

const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');

/** Every page of the sitemap. */
export const pages: readonly Page[] = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => {
    const path = new URL(url).pathname;
    const file = pageFile(outDir, path.slice(1));
    return { file, path, html: read(file) };
  },
);

/** Paths of all files below `build/`. */
export const files: ReadonlySet<string> = new Set(listFiles(outDir, '.'));

/** Path of a file or page of the build behind an absolute URL, if there is one. */
export function fileBehind(url: string): string | undefined {
  if (url !== siteUrl && !url.startsWith(`${siteUrl}/`)) return undefined;
  const path = decodeURI(new URL(url).pathname).slice(1);
  return [path, pageFile(outDir, path)].find((file) => files.has(file));
}
