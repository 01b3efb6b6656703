import { countSteps } from '@site/src/model/upgradePath';

/** What there is to do, in words: steps of these kinds, and tables of requirements, which are no steps. */
export const summarize = (
  kinds: readonly string[],
  { hasTables }: { readonly hasTables: boolean },
): string => countSteps(kinds) || (hasTables ? 'only the requirements below' : 'nothing to do');

/**
 * Shows what of the static list of versions the reader has asked for.
 *
 * @param list The elements of the versions.
 * @param wanted Versions to show.
 * @param code Code of the app: steps about other code are left out, but for additions, which no code uses yet.
 * @returns What is shown, in words.
 */
export function filterSteps(
  list: Iterable<HTMLElement>,
  wanted: readonly string[],
  code: string,
): string {
  const found = new Set(code.match(/[\w$]+/g));
  const shown: string[] = [];
  let hasTables = false;
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
    hasTables ||= !version.hidden && version.querySelector('table') !== null;
  }
  return summarize(shown, { hasTables });
}
