import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '../../sdk/docPaths';
import { siteMapOf } from '../../sdk/siteMap';
import { twinPath } from '../../sdk/twins';
import { hashOf, Kept } from '../content/kept';
import { readSource } from '../content/readSource';
import { cacheDir, codeHash, expansionsOf, loadState, serialize } from '../content/state';
import { pageFile } from '../output/pages';
import type { BuiltPage, DrawnTwin, SiteContext } from './draw';
import { mainOf } from './html';
import { llmsFiles, type TextFile, type Twin } from './llms';
import { drawAll } from './pool';

/** A page that has a source in Markdown, as the docs and pages plugins know it. */
export interface MarkdownPage {
  readonly path: string;
  /** Relative to the site. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
}

/** What the twins of a build are drawn from. */
export interface BuildInput {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Public address without the base URL. */
  readonly origin: string;
  readonly site: { readonly title: string; readonly description: string };
  /** Addresses of all pages. */
  readonly routes: readonly string[];
  readonly markdownPages: readonly MarkdownPage[];
}

export interface BuildResult {
  /** Twins, `llms.txt` and its kin; paths are relative to the output folder. */
  readonly files: readonly TextFile[];
  /** What is wrong with them, `source  message`. */
  readonly problems: readonly string[];
}

/** Folders with the code by which twins are drawn and compared. */
const drawingCode = ['src/plugins', 'src/sdk', 'src/components/ScannerScreen'];

/** What all twins of a build share. */
function contextOf({ baseUrl, origin, routes, markdownPages }: BuildInput): SiteContext {
  return {
    origin,
    baseUrl,
    routes,
    pagesBySource: new Map(markdownPages.map(({ source, path }) => [source, path])),
    siteMap: siteMapOf(
      markdownPages
        .filter(({ source }) => source.startsWith('docs/'))
        .map(({ source, path }) => ({ id: source.replace(/^docs\/|\.mdx?$/g, ''), path })),
    ),
  };
}

/** Gives the pages of a build as they are drawn. */
function pageReader(input: BuildInput): (path: string) => BuiltPage {
  const { siteDir, outDir, baseUrl, markdownPages } = input;
  const sources = new Map(markdownPages.map((page) => [page.path, page]));
  const expansions = expansionsOf(siteDir, loadState(siteDir));
  return (path) => {
    const html = readFileSync(join(outDir, pageFile(outDir, path.slice(baseUrl.length))), 'utf8');
    const page = sources.get(path);
    if (page === undefined) return { path, html, place: undefined };
    const { text } = expansions.of(page.source, readSource(siteDir, page.source));
    const isDoc = page.source.startsWith('docs/');
    return {
      path,
      // Only what stands in the page counts: the rest of its HTML changes with every build.
      html: mainOf(html),
      place: isDoc ? placeOf(page.source.slice('docs/'.length)) : undefined,
      markdown: { ...page, text },
    };
  };
}

/** Twins of all pages: those of the last build where page and code are the same, the others drawn. */
async function twinsOf(input: BuildInput): Promise<readonly DrawnTwin[]> {
  const { siteDir, routes } = input;
  const context = contextOf(input);
  const read = pageReader(input);
  const kept = new Kept<DrawnTwin>(join(cacheDir(siteDir), 'twins.json'));
  // A hash: with hundreds of pages, what all share is far longer than a page.
  const common = hashOf(codeHash(siteDir, drawingCode), serialize(context));
  const keys = new Map(routes.map((path) => [path, hashOf(common, serialize(read(path)))]));
  const keyOf = (path: string): string => keys.get(path) ?? '';

  const missing = routes.filter((path) => kept.get(path, keyOf(path)) === undefined);
  const drawn = await drawAll(context, missing.length, (index) => read(missing[index] ?? ''));
  const fresh = new Map(missing.map((path, index) => [path, drawn[index]]));
  const twins = routes.flatMap((path) => fresh.get(path) ?? kept.get(path, keyOf(path)) ?? []);
  for (const [path, twin] of fresh) {
    if (twin?.problems.length === 0) kept.set(path, keyOf(path), twin);
  }
  kept.save((path) => keys.has(path));
  return twins;
}

/** Draws the twin of every page, and compares each with the page that was built. */
export async function drawTwins(input: BuildInput): Promise<BuildResult> {
  const { outDir, baseUrl, origin, routes, markdownPages } = input;
  const sources = new Map(markdownPages.map(({ path, source }) => [path, source]));
  const problems: string[] = [];
  const twins = (await twinsOf(input)).map((drawn, index): Twin => {
    const path = routes[index] ?? '';
    const source = sources.get(path);
    problems.push(...drawn.problems.map((problem) => `${source ?? path}  ${problem}`));
    const { title, description, markdown } = drawn;
    const place =
      source?.startsWith('docs/') === true ? placeOf(source.slice('docs/'.length)) : undefined;
    return { path, url: origin + twinPath(path, baseUrl), title, description, place, markdown };
  });

  const files: TextFile[] = [
    ...twins.map(({ path, markdown }) => ({
      path: twinPath(path, baseUrl).slice(baseUrl.length),
      text: markdown,
    })),
    ...llmsFiles(twins, { ...input.site, url: origin + baseUrl }),
  ];
  const known = new Set([...routes, ...files.map(({ path }) => baseUrl + path)]);
  const exists = (path: string): boolean =>
    known.has(path) || existsSync(join(outDir, path.slice(baseUrl.length)));
  for (const { path, text } of files) {
    for (const href of ownLinks(text, origin + baseUrl)) {
      if (exists(decodeURI(new URL(href).pathname))) continue;
      problems.push(`${path}  The link to ${href} leads to nothing.`);
    }
  }
  return { files, problems };
}

/** Links of a Markdown text to addresses below one. */
export function ownLinks(text: string, base: string): Set<string> {
  const found = [...text.matchAll(/\]\((\S+?)\)|<(https?:[^>\s]+)>/g)].map(
    ([, target, automatic]) => target ?? automatic ?? '',
  );
  return new Set(found.filter((href) => href.startsWith(base)));
}
