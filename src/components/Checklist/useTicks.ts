import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { storageKeys } from '@site/src/model/storageKeys';
import { parseTicks } from './ticks';

/** Ticks that the browser refused to store, by their key: they last until the page is reloaded. */
const unsaved = new Map<string, string>();
const listeners = new Set<() => void>();

interface Ticks {
  /** Ids of the ticked boxes; none while the page is rendered by the build. */
  readonly ticks: ReadonlySet<string>;
  /** Whether they survive a reload, as far as is known; `false` while the page is rendered by the build. */
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
  const [slot] = useState(() => createStorageSlot(key));

  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const stop = slot.listen(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    [slot],
  );
  const text = useSyncExternalStore(
    subscribe,
    () => unsaved.get(key) ?? slot.get(),
    () => null,
  );
  const isSaved = useSyncExternalStore(
    subscribe,
    () => !unsaved.has(key),
    () => false,
  );

  const save = useCallback(
    (ids: readonly string[]): void => {
      const next = JSON.stringify(ids);
      slot.set(next);
      if (slot.get() === next) unsaved.delete(key);
      else unsaved.set(key, next);
      if (ids.length === 0) slot.del();
      for (const listener of listeners) listener();
    },
    [key, slot],
  );

  return { ticks: useMemo(() => parseTicks(text), [text]), isSaved, save };
}
