import { didYouMean } from '../../../base/nearest';
import { parseJson } from '../../../base/json';
import { fillPlaceholders, type Values } from '../../../base/placeholders';
import { lineAt } from '../../../base/lines';
import { versionAnchor, type ChangelogEntry } from './changelog';
import { markdownTable } from '../../tree/markdownTable';
import type { Problem } from '../../../base/problems';

/** Which hosts, systems and stores each release of a package works with: `compatibility.json`, facts filled in. */
export interface Compatibility {
  /** Key of a release's entry → head of the column, in order. */
  readonly columns: Readonly<Record<string, string>>;
  /** Newest first. */
  readonly releases: readonly Release[];
}

/** A release whose requirements differ from those of the one before. */
export interface Release {
  readonly version: string;
  /** By column; what is not known is missing. */
  readonly values: Readonly<Record<string, string>>;
}

interface Read {
  readonly compatibility: Compatibility | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Reads a `compatibility.json`.
 *
 * @param file Relative to the site, for problems.
 * @param values Version and facts of the platform, for its placeholders.
 * @param changelog Of the platform, newest first: the newest version has a row, and each row has an entry.
 */
export function readCompatibility(
  file: string,
  source: string,
  values: Values,
  changelog: readonly Pick<ChangelogEntry, 'version'>[],
): Read {
  const { code: text, unknown } = fillPlaceholders(source, values);
  const problems: Problem[] = unknown.map(({ line, message }) => ({ file, line, message }));
  const parsed = parseJson(text);
  if (!parsed.ok) {
    problems.push({ file, line: parsed.line, message: parsed.message });
    return { compatibility: undefined, problems };
  }
  const { columns, releases } = (parsed.value ?? {}) as {
    readonly columns?: Readonly<Record<string, string>>;
    readonly releases?: readonly Readonly<Record<string, string>>[];
  };
  if (columns === undefined || releases === undefined) {
    const message =
      'The file holds { "columns": { "key": "Head" }, "releases": [{ "version": … }] }.';
    problems.push({ file, line: 1, message });
    return { compatibility: undefined, problems };
  }
  const known = ['version', ...Object.keys(columns)];
  const versions = changelog.map(({ version }) => version);
  const starts = [...text.matchAll(/"version"\s*:/g)].map(({ index }) => index);
  for (const [index, release] of releases.entries()) {
    const { version = '' } = release;
    const place = versions.indexOf(version);
    const above = versions.indexOf(releases[index - 1]?.version ?? '');
    const messages = [
      ...Object.keys(release)
        .filter((key) => !known.includes(key))
        .map((key) => `"${key}" isn't a column.${didYouMean(key, known)}`),
      place < 0 && `The changelog has no version ${version}.${didYouMean(version, versions)}`,
      index === 0 &&
        place !== 0 &&
        `The newest version is ${versions[0] ?? ''}. Add it as the first release.`,
      index > 0 &&
        place >= 0 &&
        place < above &&
        `${version} is newer than the release above it. Newest first.`,
    ];
    for (const message of messages) {
      if (message !== false)
        problems.push({ file, line: lineAt(text, starts[index] ?? 0), message });
    }
  }
  const read = releases.map(({ version = '', ...values }): Release => ({ version, values }));
  return { compatibility: { columns, releases: read }, problems };
}

/** The table of a platform's releases, as Markdown. Versions lead to their changelog entries. */
export function compatibilityTable({ columns, releases }: Compatibility): string {
  return markdownTable(
    ['Version', ...Object.values(columns)],
    releases.map(({ version, values }) => [
      `[${version}](./changelog.mdx#${versionAnchor(version)})`,
      ...Object.keys(columns).map((key) => values[key] ?? 'Not documented'),
    ]),
  );
}

/** What a version requires that is different from the version before: name, value before, and value from then on. */
export function changedRequirements(
  { columns, releases }: Compatibility,
  version: string,
): (readonly [name: string, before: string, after: string])[] {
  const place = releases.findIndex((release) => release.version === version);
  const [release, ...older] = place < 0 ? [] : releases.slice(place);
  if (release === undefined || older.length === 0) return [];
  return Object.entries(columns).flatMap(([key, name]) => {
    const before = older.find(({ values }) => values[key] !== undefined)?.values[key];
    const after = release.values[key];
    // No app has to meet the versions of what is inside.
    const isSame = key === 'native' || after === undefined || after === before;
    return isSame ? [] : [[name, before ?? 'Not documented', after] as const];
  });
}
