import { useMemo, useState } from 'react';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import type { Reader } from '@site/src/search/reader';
import { resultOptions, startOptions, type Option, type OptionGroup } from './options';
import type { Results } from './useResults';

interface Options {
  readonly groups: readonly OptionGroup[];
  /** Those of all groups; an option is named by its number among them. */
  readonly options: readonly Option[];
  /** The option that keys or the mouse have chosen, for as long as the words are the same. */
  readonly chosen: number | undefined;
  /** The same, or else the best one. */
  readonly active: number | undefined;
  readonly point: (option: number | undefined) => void;
  /** Chooses the next or previous option; from none, the first or last. */
  readonly move: (by: 1 | -1) => void;
}

/** The list of what can be opened, and which of it Enter opens. */
export function useOptions(results: Results, reader: Reader): Options {
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
