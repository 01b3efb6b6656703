// The order of versions.

/** Parts of a version; those after the hyphen of a pre-release are separate. */
function partsOf(version: string): { release: number[]; pre: string[] } {
  const [release = '', ...pre] = version.split('-');
  return { release: release.split('.').map(Number), pre: pre.join('-').split('.').filter(Boolean) };
}

/** Order of two identifiers of a pre-release: numbers by value and before words. */
function comparePre(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined)
    return (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1);
  const numbers = [a, b].map((part) => /^\d+$/.test(part));
  if (numbers[0] === true && numbers[1] === true) return Number(a) - Number(b);
  if (numbers[0] !== numbers[1]) return numbers[0] === true ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Order of two versions of one package. A pre-release is older than its release. Native versions have up to four parts,
 * so a part that is missing counts as 0.
 *
 * @returns Negative if `a` is older.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < Math.max(left.release.length, right.release.length); i += 1) {
    const difference = (left.release[i] ?? 0) - (right.release[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.pre.length === 0 || right.pre.length === 0) return right.pre.length - left.pre.length;
  for (let i = 0; i < Math.max(left.pre.length, right.pre.length); i += 1) {
    const difference = comparePre(left.pre[i], right.pre[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}
