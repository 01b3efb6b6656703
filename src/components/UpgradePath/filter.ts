import { countedKinds, countSteps } from '@site/src/model/upgradePath';

/**
 * Shows what of the static list of versions the reader has asked for.
 *
 * @param list The elements of the versions.
 * @param wanted Versions to show.
 * @param code Code of the app: steps about other code are left out, but for additions, which no code uses yet.
 * @returns How many steps are shown, in words.
 */
export function filterSteps(
  list: Iterable<HTMLElement>,
  wanted: readonly string[],
  code: string,
): string {
  const found = new Set(code.match(/[\w$]+/g));
  const shown: string[] = [];
  for (const version of list) {
    const kinds: string[] = [];
    for (const step of version.querySelectorAll<HTMLElement>('[data-kind]')) {
      const { kind = '', words } = step.dataset;
      const isAffected = words?.split(' ').some((word) => found.has(word)) ?? true;
      step.hidden = code.trim() !== '' && kind !== 'Added' && !isAffected;
      if (!step.hidden) kinds.push(kind);
    }
    const counted = countedKinds(kinds, version.querySelectorAll('tbody tr').length);
    version.hidden = !wanted.includes(version.dataset.version ?? '') || counted.length === 0;
    if (!version.hidden) shown.push(...counted);
  }
  return countSteps(shown);
}
