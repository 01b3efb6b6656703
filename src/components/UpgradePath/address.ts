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
 * @param versions Those that exist, newest first.
 * @returns Two versions, the second newer than the first, and a sentence for the reader where the address says otherwise.
 */
export function readChoice(
  query: string,
  versions: readonly string[],
): Choice & { readonly note: string } {
  const parameters = new URLSearchParams(query);
  const read = (name: string): string => parameters.get(name) ?? '';
  const known = (name: string): string => versions.find((version) => version === read(name)) ?? '';
  const [newest = ''] = versions;
  const [first, second] = [known('from'), known('to')];
  if (first !== '' && versions.indexOf(first) < versions.indexOf(second)) {
    const note = `${second} is older than ${first}, so the two were swapped.`;
    return { from: second, to: first, note };
  }
  if (first !== '' && first === newest) {
    return { from: '', to: newest, note: `${newest} is the newest version.` };
  }
  const isUnknown = ['from', 'to'].some((name) => read(name) !== '' && known(name) === '');
  return {
    from: first,
    to: newerThan(first, second, versions),
    note: isUnknown ? 'The link to this page has a version that doesn’t exist.' : '',
  };
}

/** The version to reach: the one that is wanted if it is newer than the reader's, otherwise the newest. */
export function newerThan(from: string, wanted: string, versions: readonly string[]): string {
  const [newest = ''] = versions;
  const isNewer = from === '' || versions.indexOf(wanted) < versions.indexOf(from);
  return wanted !== '' && isNewer ? wanted : newest;
}
