/** The two versions in the address: `?from=1.0.4&to=2.1.0`. */

export interface Choice {
  /** The version that the reader has, or nothing before one is chosen. */
  readonly from: string;
  readonly to: string;
}

/**
 * The versions that an address names, as far as they exist and the second is newer than the first.
 *
 * @param query The query of the address.
 * @param versions Those that exist, newest first.
 */
export function readChoice(query: string, versions: readonly string[]): Choice {
  const parameters = new URLSearchParams(query);
  const versionIn = (name: string): string =>
    versions.find((version) => version === parameters.get(name)) ?? '';
  const from = versionIn('from') === versions[0] ? '' : versionIn('from');
  return { from, to: newerThan(from, versionIn('to'), versions) };
}

/** The version to reach: the one that is wanted if it is newer than the reader's, otherwise the newest. */
export function newerThan(from: string, wanted: string, versions: readonly string[]): string {
  const [newest = ''] = versions;
  const isNewer = from === '' || versions.indexOf(wanted) < versions.indexOf(from);
  return wanted !== '' && isNewer ? wanted : newest;
}
