/** The two versions in the address: `?from=1.0.4&to=2.1.0`. */
export interface Choice {
  /** The version that the reader has, or nothing before one is chosen. */
  readonly from: string;
  readonly to: string;
}

/**
 * The versions that an address names, as far as they exist and the second is newer than the first; otherwise, the newest
 * is the one to reach.
 *
 * @param query The query of the address.
 * @param versions Those that exist, newest first.
 */
export function readChoice(query: string, versions: readonly string[]): Choice {
  const parameters = new URLSearchParams(query);
  const placeOf = (name: string): number => versions.indexOf(parameters.get(name) ?? '');
  const [from, to] = [placeOf('from'), placeOf('to')];
  const isNewer = from <= 0 || to < from;
  return {
    from: (from > 0 && versions[from]) || '',
    to: versions[isNewer ? Math.max(to, 0) : 0] ?? '',
  };
}
