import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trialUrl } from '../../sdk/constants';
import { placeOf } from '../../sdk/docPaths';
import { siteMapOf } from '../../sdk/siteMap';
import { twinPath } from '../../sdk/twins';
import { hashOf } from '../content/kept';
import {
  cacheDir,
  codeHash,
  expansionsOf,
  loadState,
  serialize,
  writeIfChanged,
} from '../content/state';
import { pageFile } from '../output/pages';
import { twinDrawer, type BuiltPage, type DrawnTwin } from './draw';
import { mainOf } from './html';
import { llmsFiles, type TextFile, type Twin } from './llms';

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

/** Twins of the last build in which nothing was wrong, by address of the page. */
type Kept = Readonly<Record<string, { readonly key: string; readonly drawn: DrawnTwin }>>;

/** Folders with the code by which twins are drawn and compared. */
const drawingCode = ['src/plugins', 'src/sdk', 'src/components/ScannerScreen'];

/** Draws the twin of every page, and compares each with the page that was built. */
export function drawTwins(input: BuildInput): BuildResult {
  const { siteDir, outDir, baseUrl, origin, routes, markdownPages } = input;
  const problems: string[] = [];
  const sources = new Map(markdownPages.map((page) => [page.path, page]));
  const context = {
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
  const draw = twinDrawer(context);
  const expansions = expansionsOf(siteDir, loadState(siteDir));

  const cacheFile = join(cacheDir(siteDir), 'twins.json');
  const kept: Kept = existsSync(cacheFile)
    ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as Kept)
    : {};
  const keeping: Record<string, Kept[string]> = {};
  // A hash: with hundreds of pages, what all share is far longer than a page.
  const common = hashOf(codeHash(siteDir, drawingCode), serialize(context));

  const twins = routes.map((path): Twin => {
    const page = sources.get(path);
    const html = readFileSync(join(outDir, pageFile(outDir, path.slice(baseUrl.length))), 'utf8');
    const built: BuiltPage = {
      path,
      html,
      place:
        page?.source.startsWith('docs/') === true
          ? placeOf(page.source.slice('docs/'.length))
          : undefined,
      ...(page === undefined ? {} : { markdown: { ...page, text: expandedText(page) } }),
    };
    // Only what stands in the page counts: the rest of its HTML changes with every build.
    const key = hashOf(
      common,
      serialize({ ...built, html: page === undefined ? html : mainOf(html) }),
    );
    const before = kept[path];
    const drawn = before?.key === key ? before.drawn : draw(built);
    problems.push(...drawn.problems.map((problem) => `${page?.source ?? path}  ${problem}`));
    if (drawn.problems.length === 0) keeping[path] = { key, drawn };
    const { title, description, markdown } = drawn;
    const url = origin + twinPath(path, baseUrl);
    return { path, url, title, description, place: built.place, markdown };
  });
  writeIfChanged(cacheFile, JSON.stringify(keeping));

  function expandedText({ source }: MarkdownPage): string {
    const text = readFileSync(join(siteDir, source), 'utf8');
    return expansions.of(source, text).text;
  }

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
      if (href === trialUrl || exists(decodeURI(new URL(href).pathname))) continue;
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
