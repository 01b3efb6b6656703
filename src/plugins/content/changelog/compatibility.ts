import { didYouMean } from '../../../base/nearest';
import { parseJson } from '../../../base/json';
import { fillPlaceholders, type Values } from '../../../base/placeholders';
import { lineAt } from '../../../base/lines';
import type { ChangelogEntry } from './changelog';
import { markdownTable } from '../tree/markdownTable';
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
  /** `yes`, or why the stores refuse apps with it. A platform without stores has none. */
  readonly stores: string | undefined;
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
  const known = ['version', 'stores', ...Object.keys(columns)];
  const versions = changelog.map(({ version }) => version);
  const starts = [...text.matchAll(/"version"\s*:/g)].map(({ index }) => index);
  const report = (release: number, message: string): void =>
    void problems.push({ file, line: lineAt(text, starts[release] ?? 0), message });
  if (versions[0] !== undefined && releases[0]?.version !== versions[0]) {
    report(0, `The newest version is ${versions[0]}. Add it as the first release.`);
  }
  for (const [index, entry] of releases.entries()) {
    for (const key of Object.keys(entry).filter((name) => !known.includes(name))) {
      report(index, `"${key}" isn't a column.${didYouMean(key, known)}`);
    }
    const { version = '' } = entry;
    const place = versions.indexOf(version);
    if (place < 0) {
      report(index, `The changelog has no version ${version}.${didYouMean(version, versions)}`);
    } else if (place < versions.indexOf(releases[index - 1]?.version ?? '')) {
      report(index, `${version} is newer than the release above it. Newest first.`);
    }
  }
  const read = releases.map(({ version = '', stores, ...own }): Release => ({
    version,
    values: own,
    stores,
  }));
  return { compatibility: { columns, releases: read }, problems };
}

/** The table of a platform's releases, as Markdown. Versions lead to their changelog entries. */
export function compatibilityTable(
  { columns, releases }: Compatibility,
  changelog: readonly Pick<ChangelogEntry, 'version' | 'anchor'>[],
): string {
  const keys = Object.keys(columns);
  const hasStores = releases.some(({ stores }) => stores !== undefined);
  const heads = [
    'Version',
    ...Object.values(columns),
    ...(hasStores ? ['Accepted by the stores'] : []),
  ];
  return markdownTable(
    heads,
    releases.map(({ version, values, stores }) => {
      const anchor = changelog.find((entry) => entry.version === version)?.anchor;
      return [
        anchor === undefined ? version : `[${version}](./changelog.mdx#${anchor})`,
        ...keys.map((key) => values[key] ?? 'not documented'),
        ...(hasStores ? [stores ?? 'not documented'] : []),
      ];
    }),
  );
}
