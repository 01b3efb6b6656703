import { useMemo, useSyncExternalStore } from 'react';
import { addressWith, readChoice, type Choice } from './address';

/** Listeners for URL changes made here: browsers only report Back and Forward. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * The two versions, kept in the address, so that it can be shared. The build and the first render have none.
 *
 * @param versions Newest first.
 */
export function useChoice(
  versions: readonly string[],
): readonly [choice: ReturnType<typeof readChoice>, choose: (choice: Choice) => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const choice = useMemo(() => readChoice(query, versions), [query, versions]);
  const choose = (next: Choice): void => {
    const address = addressWith(window.location.href, next);
    window.history.replaceState(window.history.state, '', address);
    for (const listener of listeners) listener();
  };
  return [choice, choose];
}
