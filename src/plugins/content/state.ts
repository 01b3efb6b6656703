import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '../../../api-sources/model/errors';
import { cacheDir, writeAtomically } from '../../base/cacheFile';
import { parseFacts } from '../../base/facts';
import { listFiles } from '../../base/files';
import { hashOf } from '../../base/hash';
import { ProblemCollector, type Problem } from '../../base/problems';
import { readSource } from '../../base/readSource';
import { classifyDocPath } from '../../model/docPaths';
import { declarationsOf, loadApis } from '../api/load';
import { apiKey, type ApiSet } from '../api/types';
import type { ExpandInput } from './expand/expandContext';
import { Pages } from './pages';
import { readSharedText, sharedFolder, type SharedSection } from './expand/sharedText';
import { indexSite, ownAddresses, type SiteIndex, type Sources } from './siteIndex';
import { makeStarters, readSampleText, type StarterArchive } from './starters';
import { readReport, reportFile, verifiedLevel } from './verification';

/** The whole content of the build; see {@link buildState}. */
export interface ContentState {
  readonly apis: ApiSet;
  readonly index: SiteIndex;
  /** Starter projects of each product and platform, by {@link apiKey}. */
  readonly starters: ReadonlyMap<string, readonly StarterArchive[]>;
  /** What the index was read from. */
  readonly sources: Sources;
  /** Hash of what pages show of all this. */
  readonly hash: string;
}

/** JSON with the entries of Maps and the sizes of files. */
export function serialize(value: unknown): string {
  return JSON.stringify(value, (_, entry: unknown) => {
    if (entry instanceof Map) return [...entry];
    return entry instanceof Uint8Array ? entry.length : entry;
  });
}

/** Writes a file only when its content differs, so that watchers and caches stay quiet. */
export function writeIfChanged(path: string, content: string | Uint8Array): boolean {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return false;
  writeAtomically(path, content);
  return true;
}

/** Facts that hold on every platform, for example what the stores require. A platform's own `facts.json` wins. */
const sharedFactsFile = 'api-sources/model/facts.json';

/**
 * Sources of all guides, shared text and facts.
 *
 * @throws ProblemsError where a file cannot be read: everything that depends on it would be reported, too.
 */
export function loadSources(siteDir: string): Sources {
  const pages = new Map<string, string>();
  const collector = new ProblemCollector();
  const problems: Problem[] = [];
  for (const path of listFiles(siteDir, 'docs', /\.mdx?$/)) {
    const place = classifyDocPath(path.replace(/^docs\//, ''));
    if (['reference', 'shared', 'symbol'].includes(place.type)) continue;
    const text = collector.run(() => readSource(siteDir, path)) ?? '';
    pages.set(path, text);
  }
  const shared = collector.run(() => readSharedText(siteDir)) ?? new Map<string, SharedSection>();
  const factsIn = (path: string): Readonly<Record<string, string>> | undefined => {
    if (!existsSync(join(siteDir, path))) return undefined;
    const found = parseFacts(path, collector.run(() => readSource(siteDir, path)) ?? '{}');
    const isEmpty = Object.keys(found.values).length === 0;
    (isEmpty ? collector.problems : problems).push(...found.problems);
    return found.values;
  };
  const sharedFacts = { ...ownAddresses, ...factsIn(sharedFactsFile) };
  const facts = new Map<string, Readonly<Record<string, string>>>();
  const compatibility = new Map<string, { path: string; text: string }>();
  for (const { product, platform, folder } of declarationsOf(siteDir)) {
    const path = `api-sources/${folder}/compatibility.json`;
    const text = existsSync(join(siteDir, path))
      ? collector.run(() => readSource(siteDir, path))
      : undefined;
    if (text !== undefined) compatibility.set(apiKey({ product, platform }), { path, text });
    const own = factsIn(`api-sources/${folder}/facts.json`);
    if (own !== undefined) facts.set(apiKey({ product, platform }), { ...sharedFacts, ...own });
  }
  collector.throwIfAny();
  return { pages, shared, facts, compatibility, problems, errors };
}

let running: Promise<ContentState> | undefined;

/**
 * Reads declarations and pages. Plugins start side by side, and calls that overlap share one run; a build reads once,
 * since nothing of it changes meanwhile.
 */
export async function buildState(siteDir: string): Promise<ContentState> {
  running ??= readState(siteDir).finally(() => {
    if (process.env.NODE_ENV !== 'production') running = undefined;
  });
  return running;
}

async function readState(siteDir: string): Promise<ContentState> {
  const apis = await loadApis(siteDir);
  const sources = loadSources(siteDir);
  const read = indexSite(apis, sources);
  const { archives, problems } = makeStarters(siteDir, read);
  const index = { ...read, problems: [...read.problems, ...problems] };
  const shown = { apis, index, starters: archives };
  const state = { ...shown, sources, hash: hashOf(serialize(shown)) };
  states.set(siteDir, state);
  writeIfChanged(stateFile(siteDir), state.hash);
  return state;
}

/** The newest state of each site. */
const states = new Map<string, ContentState>();

/**
 * The state that {@link buildState} last read, for code that the plugin doesn't call.
 *
 * @throws Error where it has not read one.
 */
export function loadState(siteDir: string): ContentState {
  const state = states.get(siteDir);
  if (state === undefined) throw new Error(`The content of ${siteDir} has not been read.`);
  return state;
}

/** The file that changes with the state: pages depend on it. */
export function stateFile(siteDir: string): string {
  return join(cacheDir(siteDir), 'state.txt');
}

/** Sample files that pages may refer to. */
export function sampleFiles(siteDir: string): string[] {
  return listFiles(siteDir, 'samples', /^[^.]/).filter(
    (path) =>
      !path.startsWith('samples/verifier/') &&
      !/tsconfig.*\.json$|README\.md$|\/starter\.json$/.test(path),
  );
}

/** What {@link expand} reads, from the files on disk. */
export function expandInput(siteDir: string, state: ContentState): ExpandInput {
  const report = readReport(siteDir);
  return {
    ...state,
    shared: readSharedText(siteDir),
    sampleFiles: sampleFiles(siteDir),
    readSample: (path) => {
      const file = join(siteDir, path);
      return path.startsWith('samples/') && existsSync(file) && statSync(file).isFile()
        ? readSampleText(siteDir, path, state.index)
        : undefined;
    },
    verified: verifiedLevel(report),
    report,
  };
}

const codeHashes = new Map<string, string>();

/**
 * Hash of the site's code and of the packages it uses, for results that are kept until it changes. Read once: a running
 * process doesn't load changed code.
 */
export function codeHash(siteDir: string): string {
  const known = codeHashes.get(siteDir);
  if (known !== undefined) return known;
  const files = listFiles(siteDir, 'src', /(?<!\.test)\.[cm]?[jt]sx?$/);
  const hash = hashOf(...[...files, 'package-lock.json'].map((path) => readSource(siteDir, path)));
  codeHashes.set(siteDir, hash);
  return hash;
}

/** Pages by the state that they are made from. */
const pagesOfStates = new WeakMap<ContentState, Pages>();

/** What a build makes of the pages of a site as its files are now. */
export function pagesOf(siteDir: string, state: ContentState): Pages {
  const known = pagesOfStates.get(state);
  if (known !== undefined) return known;
  const files = [...listFiles(siteDir, sharedFolder), ...sampleFiles(siteDir), reportFile]
    .filter((path) => existsSync(join(siteDir, path)))
    .flatMap((path) => [path, readFileSync(join(siteDir, path), 'utf8')]);
  const key = hashOf(state.hash, codeHash(siteDir), ...files);
  const file = join(cacheDir(siteDir), 'pages.json');
  const pages = new Pages(file, key, expandInput(siteDir, state));
  pagesOfStates.set(state, pages);
  return pages;
}
