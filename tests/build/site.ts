/** The built site, as the tests of this folder read it. `npm run build` writes it. */
import { listFiles } from '../../samples/verifier/src/files.mjs';
import { pageFile } from '../../src/plugins/output/pages';
import { buildDir, built, routes } from '../builtSite';
import { siteUrl } from '../../src/model/constants';

/** A page of the build. */
export interface Page {
  /** Path of its file below `build/`. */
  readonly file: string;
  /** Path of the page, as the sitemap has it. */
  readonly path: string;
  readonly html: string;
}

/** Every page of the sitemap. */
export const pages: readonly Page[] = routes.map((path) => {
  const file = pageFile(buildDir, path.slice(1));
  return { file, path, html: built(file) };
});

/** Paths of all files below `build/`. */
export const files: ReadonlySet<string> = new Set(listFiles(buildDir, '.'));

/** Path of a file or page of the build behind an absolute URL, if there is one. */
export function fileBehind(url: string): string | undefined {
  if (url !== siteUrl && !url.startsWith(`${siteUrl}/`)) return undefined;
  const path = decodeURI(new URL(url).pathname).slice(1);
  return [path, pageFile(buildDir, path)].find((file) => files.has(file));
}
