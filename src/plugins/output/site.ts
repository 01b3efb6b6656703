import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../../base/files';

/** A page of the build, in memory while the steps change it. */
export interface OutputPage {
  /** Path of its file below the output folder, with slashes. */
  readonly file: string;
  /** Route that leads to it; `undefined` for `404.html`. */
  readonly route: string | undefined;
  html: string;
}

/** The output of a build, as the steps see it. */
export interface OutputSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Public URL of the site without the base URL. */
  readonly origin: string;
  /** Routes of all pages, without that of `404.html`, sorted. */
  readonly routes: readonly string[];
  readonly pages: readonly OutputPage[];
  /** The page that a route leads to. */
  readonly pageOf: (route: string) => OutputPage | undefined;
}

/**
 * Reads every page of a build.
 *
 * @param build What Docusaurus passes to `postBuild`, and the public URL without the base URL.
 */
export function readSite(build: {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly origin: string;
  readonly routesPaths: readonly string[];
}): OutputSite {
  const { outDir, baseUrl, origin, routesPaths } = build;
  const routes = routesPaths.filter((route) => !route.endsWith('.html')).sort();
  const routeOfFile = new Map(
    routes.map((route) => [posix.join(route.slice(baseUrl.length), 'index.html'), route]),
  );
  const pages = listFiles(outDir, '.', /\.html$/).map((file): OutputPage => ({
    file,
    route: routeOfFile.get(file),
    html: readFileSync(join(outDir, file), 'utf8'),
  }));
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return { outDir, baseUrl, origin, routes, pages, pageOf: (route) => byRoute.get(route) };
}

/** Writes every page back. */
export function writePages({ outDir, pages }: OutputSite): void {
  for (const { file, html } of pages) writeFileSync(join(outDir, file), html);
}
