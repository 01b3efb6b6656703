import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync, type ZipOptions, type Zippable } from 'fflate';
import {
  fillStarter,
  isFromPackage,
  listStarters,
  starterFiles,
  starterOf,
} from '../../../model/starters';
import { stripMarkers } from '../../../base/regions';
import type { Problem } from '../../../base/problems';
import { readSource } from '../../../base/readSource';
import { apiKey } from '../../api/types';
import { valuesOf, type SiteIndex } from './siteIndex';

/** A starter project that readers download, and what pages say of it. */
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
  /** The command that adds the rest of the project; without one, the project is complete. */
  readonly needs?: string | undefined;
  readonly bytes: Uint8Array;
}

/** Entries have one date, so that the same files make the same archive. The format begins in 1980. */
const archiveDate = new Date(2026, 0, 1);

/** How a file of a package is packed: the shell script of Gradle can be run after unpacking, its archive is compressed. */
const packing = (path: string): ZipOptions => {
  if (path.endsWith('gradlew')) return { os: 3, attrs: 0o100755 << 16 };
  return path.endsWith('.jar') ? { level: 0 } : {};
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

/** All starter projects as archives, by {@link apiKey}, and the problems of their files. */
export function makeStarters(
  siteDir: string,
  index: SiteIndex,
): {
  readonly archives: ReadonlyMap<string, readonly StarterArchive[]>;
  readonly problems: Problem[];
} {
  const archives = new Map<string, StarterArchive[]>();
  const problems: Problem[] = [];
  for (const starter of listStarters(siteDir)) {
    const { product, platform, name, folder } = starter;
    const { files, needs, problems: found } = starterFiles(starter, siteDir);
    problems.push(...found.map(({ file, line, message }) => ({ file, line, message })));
    const values = valuesOf(index, starter);
    const encoder = new TextEncoder();
    const root = ['deckle', product, platform.toLowerCase(), ...(name === '' ? [] : [name])].join(
      '-',
    );
    const content: Zippable = {};
    let readme = '';
    for (const { path, source } of files) {
      if (isFromPackage(source)) {
        const bytes = new Uint8Array(readFileSync(join(siteDir, source)));
        content[`${root}/${path}`] = [bytes, packing(path)];
        continue;
      }
      const { code, unknown } = fillStarter(readSource(siteDir, source), values);
      for (const { line, message } of unknown) problems.push({ file: source, line, message });
      if (path === 'README.md') readme = code;
      // A README may speak of regions, and has none.
      const text = path.endsWith('.md') ? code : `${stripMarkers(code)}\n`;
      content[`${root}/${path}`] = encoder.encode(text);
    }
    const key = apiKey(starter);
    const archive: StarterArchive = {
      name,
      folder,
      ...readmeHead(readme),
      path: `/starters/${root}.zip`,
      needs,
      bytes: zipSync(content, { level: 9, mtime: archiveDate }),
    };
    archives.set(key, [...(archives.get(key) ?? []), archive]);
  }
  return { archives, problems };
}

/** A size in bytes as readers see it: `12 kB`, which stays on a line. */
export const kilobytes = (bytes: number): string =>
  `${Math.max(1, Math.round(bytes / 1000))}\u00A0kB`;
