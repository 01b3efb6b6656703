import { useCallback, useMemo, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { storageKeys } from '@site/src/model/storageKeys';
import { parseTicks } from './ticks';

/** Ticks that the browser refused to store, by their key: they last until the page is reloaded. */
const unsaved = new Map<string, string>();

interface Ticks {
  /** Ids of the ticked boxes; none while the page is rendered by the build. */
  readonly ticks: ReadonlySet<string>;
  /** Whether they survive a reload, as far as is known. */
  readonly isSaved: boolean;
  /** Replaces all ticks, and finds out whether the browser stores them. */
  readonly save: (ids: readonly string[]) => void;
}

/**
 * The ticks of one checklist, shared with other windows through the browser's storage.
 *
 * @param pathname Address of the checklist; must not change during the life of the component.
 */
export function useTicks(pathname: string): Ticks {
  const key = storageKeys.ticks(pathname);
  const [stored, slot] = useStorageSlot(key);
  const [refused, setRefused] = useState(() => unsaved.get(key));

  const save = useCallback(
    (ids: readonly string[]): void => {
      const next = JSON.stringify(ids);
      slot.set(next);
      const isStored = slot.get() === next;
      if (isStored) unsaved.delete(key);
      else unsaved.set(key, next);
      setRefused(isStored ? undefined : next);
      if (ids.length === 0) slot.del();
    },
    [key, slot],
  );

  const text = refused ?? stored;
  return {
    ticks: useMemo(() => parseTicks(text), [text]),
    isSaved: refused === undefined,
    save,
  };
}
