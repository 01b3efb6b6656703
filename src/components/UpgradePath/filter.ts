import { countsAfterDate, countSteps } from '@site/src/model/upgradePath';

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

/**
 * Whether an entry about requirements is left out: it names some of the table of its version, and a later version
 * changes all of these.
 *
 * @param text The entry.
 * @param rows Those of its version.
 */
export function isReplacedEntry(
  text: string,
  rows: readonly { readonly name: string; readonly isReplaced: boolean }[],
): boolean {
  const named = rows.filter(({ name }) => text.includes(name));
  return named.length > 0 && named.every(({ isReplaced }) => isReplaced);
}

/** Shows the requirements of the versions, and returns which of each a later one replaces. */
function showRequirements(
  list: readonly HTMLElement[],
  { isMerged }: { readonly isMerged: boolean },
) {
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
  return merged.map(({ row: { version, name }, isReplaced }) => ({ version, name, isReplaced }));
}

/**
 * Shows what of the static list of versions the reader has asked for. Requirements that a later version changes again
 * are left out, with the entry that names no other.
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
  const rows = showRequirements(list.filter(isWanted), { isMerged: wanted !== undefined });
  for (const version of list) {
    const own = rows.filter((row) => row.version === version);
    const kinds: string[] = [];
    for (const step of version.querySelectorAll<HTMLElement>('[data-kind]')) {
      const { kind = '', words, since } = step.dataset;
      const isAffected = words?.split(' ').some((word) => found.has(word)) ?? true;
      step.hidden =
        // It came between the two versions, so the app doesn't use it yet.
        (wanted?.includes(since ?? '') ?? false) ||
        (code.trim() !== '' && kind !== 'Added' && !isAffected) ||
        (kind === 'Requires' && isReplacedEntry(step.textContent, own));
      if (!step.hidden) kinds.push(kind);
    }
    if (isWanted(version)) shown.push(...kinds);
    const counts = version.querySelector('[data-counts]');
    if (counts !== null) counts.textContent = countsAfterDate(kinds);
    version.hidden =
      !isWanted(version) ||
      version.querySelector('table:not([hidden]), [data-kind]:not([hidden])') === null;
    hasTables ||= !version.hidden && version.querySelector('table:not([hidden])') !== null;
  }
  return summarize(shown, { hasTables });
}
