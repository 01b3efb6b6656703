import { zipSync } from 'fflate';
import {
  fillStarter,
  listStarters,
  starterFiles,
  starterOf,
  type Starter,
} from '../../base/starters.mjs';
import { stripMarkers } from '../../base/regions.mjs';
import type { PlatformId, ProductId } from '../../model/platforms';
import type { Problem } from '../../base/problems';
import { readSource } from '../../base/readSource';
import { apiKey } from './resolve';
import { versionsOf, type SiteIndex } from './siteIndex';

/** What pages say of a starter project that readers download. */
export interface StarterArchive {
  /** What follows `starter-` in its folder; empty for the platform's first. */
  readonly name: string;
  /** Its folder, relative to the site. */
  readonly folder: string;
  /** First heading of its README. */
  readonly title: string;
  /** First paragraph of its README. */
  readonly summary: string;
  /** Address without the base URL: `/starters/deckle-document-android.zip`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly files: number;
}

/** Entries have one date, so that the same files make the same archive. The format begins in 1980. */
const archiveDate = new Date(2026, 0, 1);

const valuesOf = (index: SiteIndex, { product, platform }: Starter) => {
  const scope = { product: product as ProductId, platform: platform as PlatformId };
  const [version, previousVersion] = versionsOf(index, scope);
  return { version, previousVersion, facts: index.facts.get(apiKey(scope)) ?? {} };
};

/**
 * The text of a sample as readers get it: in a starter project, versions and facts are filled in.
 *
 * @param path Relative to the site.
 * @throws ProblemsError where the file is not UTF-8.
 */
export function readSampleText(siteDir: string, path: string, index: SiteIndex): string {
  const text = readSource(siteDir, path);
  const starter = starterOf(path);
  return starter === undefined ? text : fillStarter(text, valuesOf(index, starter)).code;
}

/** First heading and first paragraph of a README. */
function readmeHead(text: string): { readonly title: string; readonly summary: string } {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
  const [summary = ''] = text
    .replace(/^# .+$/m, '')
    .trim()
    .split(/\n{2,}/);
  return { title, summary: summary.replace(/\s*\n\s*/g, ' ') };
}

export interface MadeArchive extends StarterArchive {
  readonly bytes: Uint8Array;
}

/** All starter projects as archives, by {@link apiKey}, and what is wrong with their files. */
export function makeStarters(
  siteDir: string,
  index: SiteIndex,
): {
  readonly archives: ReadonlyMap<string, readonly MadeArchive[]>;
  readonly problems: Problem[];
} {
  const archives = new Map<string, MadeArchive[]>();
  const problems: Problem[] = [];
  for (const starter of listStarters(siteDir)) {
    const { product, platform, name, folder } = starter;
    const { files, problems: found } = starterFiles(starter, siteDir);
    problems.push(...found.map(({ file, line, message }) => ({ file, line, message })));
    const values = valuesOf(index, starter);
    const texts = files.map(({ path, source }) => {
      const { code, unknown } = fillStarter(readSource(siteDir, source), values);
      for (const { name: placeholder, line } of unknown)
        problems.push({ file: source, line, message: `Unknown placeholder "{{${placeholder}}}".` });
      // A README may speak of regions, and has none.
      return { path, text: path.endsWith('.md') ? code : `${stripMarkers(code)}\n` };
    });
    const root = ['deckle', product, platform.toLowerCase(), ...(name === '' ? [] : [name])].join(
      '-',
    );
    const encoder = new TextEncoder();
    const bytes = zipSync(
      Object.fromEntries(texts.map(({ path, text }) => [`${root}/${path}`, encoder.encode(text)])),
      { level: 9, mtime: archiveDate },
    );
    const readme = texts.find(({ path }) => path === 'README.md');
    const key = apiKey({ product: product as ProductId, platform: platform as PlatformId });
    archives.set(key, [
      ...(archives.get(key) ?? []),
      {
        name,
        folder,
        ...readmeHead(readme?.text ?? ''),
        path: `/starters/${root}.zip`,
        size: bytes.length,
        files: texts.length,
        bytes,
      },
    ]);
  }
  return { archives, problems };
}

/** What pages say of the archives, without their bytes. */
export function describeStarters(
  archives: ReadonlyMap<string, readonly MadeArchive[]>,
): ReadonlyMap<string, readonly StarterArchive[]> {
  return new Map(
    [...archives].map(([key, made]) => [
      key,
      made.map(({ name, folder, title, summary, path, size, files }) => ({
        name,
        folder,
        title,
        summary,
        path,
        size,
        files,
      })),
    ]),
  );
}

/** A size in bytes as readers see it: `12 kB`. */
export const kilobytes = (bytes: number): string =>
  `${String(Math.max(1, Math.round(bytes / 1000)))} kB`;
