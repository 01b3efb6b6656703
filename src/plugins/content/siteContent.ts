import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, writeIfChanged } from '../../base/cacheFile';
import { listFiles } from '../../base/files';
import { hashOf } from '../../base/hash';
import { readSource } from '../../base/readSource';
import { textOr } from '../../base/text';
import { loadApis } from '../api/load';
import type { ContentState } from './site/contentState';
import type { ExpandInput } from './site/expandContext';
import { readSharedText, sharedFolder } from './source/sharedText';
import { Pages } from './pages';
import { indexSite } from './site/siteIndex';
import { loadSources, sampleFiles } from './site/sources';
import { makeStarters, readSampleText } from './site/starters';
import { readReport, reportFile, verifiedLevel } from './site/verification';

/** Hash of any data: of Maps by their entries, of files by their sizes. */
export function hashOfData(value: unknown): string {
  const text = JSON.stringify(value, (_, entry: unknown) => {
    if (entry instanceof Map) return [...entry];
    return entry instanceof Uint8Array ? entry.length : entry;
  });
  return hashOf(text);
}

/**
 * The content of a site, for all plugins and loaders of a build. `site.config.ts` makes one and hands it to each of them.
 * The first that asks for the state has it read; the live preview reads it again after a change.
 */
export class SiteContent {
  #state: Promise<ContentState> | undefined;
  #pages: Promise<Pages> | undefined;
  #codeHash: string | undefined;

  constructor(readonly siteDir: string) {}

  /** What was read last. */
  state(): Promise<ContentState> {
    this.#state ??= this.#read();
    return this.#state;
  }

  /** Reads the site as its files are now. If that fails, the state stays the one before. */
  async readAgain(): Promise<ContentState> {
    const state = await this.#read();
    this.#state = Promise.resolve(state);
    return state;
  }

  async #read(): Promise<ContentState> {
    const apis = await loadApis(this.siteDir);
    const sources = loadSources(this.siteDir);
    const read = indexSite(apis, sources);
    const { archives, problems } = makeStarters(this.siteDir, read);
    const index = { ...read, problems: [...read.problems, ...problems] };
    const shown = { apis, index, starters: archives };
    const report = textOr(join(this.siteDir, reportFile), '');
    writeIfChanged(this.stateFile, hashOf(hashOfData(shown), this.codeHash, report));
    return { ...shown, sources };
  }

  /** The file that changes with all that pages have in common: the bundler compiles every page again then. */
  get stateFile(): string {
    return join(cacheDir(this.siteDir), 'state.txt');
  }

  /** Hash of the code of the build and of the packages it uses, for results that are kept until it changes. */
  get codeHash(): string {
    // Read once: a running process doesn't load changed code. What the build runs has no JSX.
    this.#codeHash ??= hashOf(
      ...[...listFiles(this.siteDir, 'src', /(?<!\.test)\.[cm]?[jt]s$/), 'package-lock.json'].map(
        (path) => readSource(this.siteDir, path),
      ),
    );
    return this.#codeHash;
  }

  /** What the expansion of a page reads, from the files as they are now. */
  async expandInput(): Promise<ExpandInput> {
    const { siteDir } = this;
    const state = await this.state();
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

  /** What a build makes of the pages. Not for the live preview, in which files change. */
  pages(): Promise<Pages> {
    this.#pages ??= this.#openPages();
    return this.#pages;
  }

  async #openPages(): Promise<Pages> {
    const { siteDir } = this;
    const input = await this.expandInput();
    const files = [...listFiles(siteDir, sharedFolder), ...sampleFiles(siteDir)].flatMap((path) => [
      path,
      readFileSync(join(siteDir, path), 'utf8'),
    ]);
    const key = hashOf(readFileSync(this.stateFile, 'utf8'), ...files);
    return new Pages(join(cacheDir(siteDir), 'pages.json'), key, input);
  }
}
