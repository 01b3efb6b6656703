import { useMemo, useState } from 'react';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import type { Reader } from '@site/src/search/reader';
import { resultOptions, startOptions, type Option, type OptionGroup } from './options';
import type { Results } from './results';

interface Options {
  readonly groups: readonly OptionGroup[];
  /** Those of all groups. */
  readonly options: readonly Option[];
  /** The option that keys or the mouse have chosen, for as long as the words are the same. */
  readonly chosen: Option | undefined;
  /** The same, or else the best one. */
  readonly active: Option | undefined;
  /** Chooses an option by its id; none for an empty text. */
  readonly point: (id: string) => void;
  /** Chooses the next or previous option; from none, the first or last. */
  readonly move: (by: 1 | -1) => void;
}

/** The list of what can be opened, and which of it Enter opens. */
export function useOptions(results: Results, reader: Reader, listId: string): Options {
  const siteMap = useSiteMap();
  const { groups, best } = useMemo(
    () =>
      results.text === ''
        ? startOptions(siteMap, reader.platform, reader.product, listId)
        : resultOptions(results, listId),
    [results, siteMap, reader, listId],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const [pointed, point] = useState('');
  const chosen = options.find(({ id }) => id === pointed);
  const active = chosen ?? options.find(({ id }) => id === best);
  const move = (by: 1 | -1): void => {
    const from = options.findIndex((option) => option === active);
    const next = from < 0 && by < 0 ? -1 : (from + by) % options.length;
    point(options.at(next)?.id ?? '');
  };
  return { groups, options, chosen, active, point, move };
}
