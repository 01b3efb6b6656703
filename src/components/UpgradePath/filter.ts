import { countSteps } from '@site/src/model/upgradePath';

/** What there is to do, in words: steps of these kinds, and tables of requirements, which are no steps. */
export const summarize = (
  kinds: readonly string[],
  { hasTables }: { readonly hasTables: boolean },
): string => countSteps(kinds) || (hasTables ? 'only the requirements below' : 'nothing to do');

/** A requirement that a version changes. */
interface Requirement {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface Merged<R> {
  readonly row: R;
  /** What the reader has, if the row is shown. */
  readonly before: string;
  readonly isShown: boolean;
  /** A later version changes the requirement again, so what this one needs doesn't count. */
  readonly isReplaced: boolean;
}

/**
 * Makes one difference of all changes of a requirement, in the last version that changes it.
 *
 * @param rows Those of the versions between two, newest first.
 */
export function mergeRequirements<R extends Requirement>(rows: readonly R[]): Merged<R>[] {
  return rows.map((row) => {
    const same = rows.filter(({ name }) => name === row.name);
    const before = same.at(-1)?.before ?? row.before;
    const isReplaced = same[0] !== row;
    return { row, before, isShown: !isReplaced && before !== row.after, isReplaced };
  });
}

/** The rows about requirements of a version; the cell of the value before holds what the last choice made of it. */
const requirementsOf = (version: HTMLElement) =>
  [...version.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => {
    const [name = '', before = '', after = ''] = [...element.cells].map((cell) => cell.textContent);
    return { version, element, name, before: (element.dataset.before ??= before), after };
  });

/** Shows the requirements of the versions, and returns the versions of which a later one replaces some. */
function showRequirements(
  list: readonly HTMLElement[],
  { isMerged }: { readonly isMerged: boolean },
): ReadonlySet<HTMLElement> {
  // Otherwise, each version shows what it changes.
  const groups = isMerged ? [list] : list.map((version) => [version]);
  const merged = groups.flatMap((group) => mergeRequirements(group.flatMap(requirementsOf)));
  for (const { row, before, isShown } of merged) {
    const cell = row.element.cells[1];
    row.element.hidden = !isShown;
    if (cell !== undefined && cell.textContent !== before) cell.textContent = before;
  }
  for (const table of list.flatMap((version) => [...version.querySelectorAll('table')]))
    table.hidden = table.querySelector('tbody tr:not([hidden])') === null;
  return new Set(merged.flatMap(({ row, isReplaced }) => (isReplaced ? [row.version] : [])));
}

/**
 * Shows what of the static list of versions the reader has asked for. Requirements that a later version changes again
 * are left out, with the entry that names them.
 *
 * @param list The elements of the versions, newest first.
 * @param wanted Versions to show; without any, all, each with what it requires.
 * @param code Code of the app: steps about other code are left out, but for additions, which no code uses yet.
 * @returns What is shown, in words.
 */
export function filterSteps(
  list: readonly HTMLElement[],
  wanted: readonly string[] | undefined,
  code: string,
): string {
  const found = new Set(code.match(/[\w$]+/g));
  const shown: string[] = [];
  let hasTables = false;
  const isWanted = ({ dataset }: HTMLElement): boolean =>
    wanted?.includes(dataset.version ?? '') ?? true;
  const replaced = showRequirements(list.filter(isWanted), { isMerged: wanted !== undefined });
  for (const version of list) {
    for (const step of version.querySelectorAll<HTMLElement>('[data-kind]')) {
      const { kind = '', words } = step.dataset;
      const isAffected = words?.split(' ').some((word) => found.has(word)) ?? true;
      step.hidden =
        (code.trim() !== '' && kind !== 'Added' && !isAffected) ||
        (kind === 'Requires' && replaced.has(version));
      if (isWanted(version) && !step.hidden) shown.push(kind);
    }
    version.hidden =
      !isWanted(version) ||
      version.querySelector('table:not([hidden]), [data-kind]:not([hidden])') === null;
    hasTables ||= !version.hidden && version.querySelector('table:not([hidden])') !== null;
  }
  return summarize(shown, { hasTables });
}
