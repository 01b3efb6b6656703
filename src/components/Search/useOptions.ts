import { useEffect, useMemo, useState } from 'react';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import type { Reader } from '@site/src/search/reader';
import { resultOptions, startOptions } from './options';
import type { Results } from './useResults';

/**
 * The list of what can be opened, in groups and all together, and which of it Enter opens: `active`, the number of the
 * option that keys or the mouse have `chosen`, or else of the best one. `point` chooses an option, or none; `move` the next
 * or previous one; from none, the first or last.
 */
export function useOptions(results: Results, reader: Reader) {
  const siteMap = useSiteMap();
  const { groups, best } = useMemo(
    () => (results.text === '' ? startOptions(siteMap, reader) : resultOptions(results)),
    [results, siteMap, reader],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const [pointed, point] = useState<number>();
  const chosen = pointed !== undefined && pointed < options.length ? pointed : undefined;
  const active = chosen ?? best;
  const move = (by: 1 | -1): void => {
    const from = active ?? (by > 0 ? -1 : options.length);
    if (options.length > 0) point((from + by + options.length) % options.length);
  };
  return { groups, options, chosen, active, point, move };
}

/** Where a page opens: in the place of this one, or in a new tab. */
export type Where = 'here' | 'newTab';

/**
 * Enter, pressed before the results were those of the words in the field: opens the best of them once they are.
 *
 * @param best Address of the best result, and whether it is one for the words in the field.
 * @returns Where it opens, and a setter; `undefined` while no Enter waits.
 */
export function useEntered(
  { to, isCurrent }: { readonly to: string | undefined; readonly isCurrent: boolean },
  open: (to: string, where: Where) => void,
) {
  const [entered, setEntered] = useState<Where>();
  useEffect(() => {
    if (entered === undefined || !isCurrent) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Each Enter opens one page.
    setEntered(undefined);
    if (to !== undefined) open(to, entered);
  }, [entered, isCurrent, to, open]);
  return [entered, setEntered] as const;
}
