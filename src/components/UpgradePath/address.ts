/** The two versions in the address: `?from=1.0.4&to=2.1.0`. */

export interface Choice {
  /** The version that the reader has, or nothing before one is chosen. */
  readonly from: string;
  readonly to: string;
}

/**
 * The versions that an address names.
 *
 * @param query The query of the address.
 * @param versions Those that exist, newest first. What isn't one of them is ignored, and so is an older `to`.
 */
export function readChoice(query: string, versions: readonly string[]): Choice {
  const parameters = new URLSearchParams(query);
  const known = (name: string): string =>
    versions.find((version) => version === parameters.get(name)) ?? '';
  const from = known('from');
  return { from, to: newerThan(from, known('to'), versions) };
}

/** The version to reach: the one that is wanted if it is newer than the reader's, otherwise the newest. */
export function newerThan(from: string, wanted: string, versions: readonly string[]): string {
  const [newest = ''] = versions;
  const isNewer = from === '' || versions.indexOf(wanted) < versions.indexOf(from);
  return wanted !== '' && isNewer ? wanted : newest;
}

/** An address with the versions in it; without a version to start from, it has neither. */
export function addressWith(address: string, { from, to }: Choice): string {
  const url = new URL(address);
  url.searchParams.delete('from');
  url.searchParams.delete('to');
  if (from !== '') {
    url.searchParams.set('from', from);
    url.searchParams.set('to', to);
  }
  return url.href;
}
