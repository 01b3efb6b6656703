import { countSteps } from '@site/src/model/upgradePath';

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
    const isWanted = wanted.includes(version.dataset.version ?? '');
    for (const step of version.querySelectorAll<HTMLElement>('[data-kind]')) {
      const { kind = '', words } = step.dataset;
      const isAffected = words?.split(' ').some((word) => found.has(word)) ?? true;
      step.hidden = code.trim() !== '' && kind !== 'Added' && !isAffected;
      if (isWanted && !step.hidden) shown.push(kind);
    }
    version.hidden =
      !isWanted || version.querySelector('table, [data-kind]:not([hidden])') === null;
  }
  return countSteps(shown);
}
