import { useSyncExternalStore } from 'react';

/** Listeners for changes made here: browsers report only Back and Forward. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The query of the address, which a component keeps its state in; empty on the server and during hydration. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );

/** Replaces the address of the page in view. The router isn't told: nothing is loaded, announced, or scrolled. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  for (const listener of listeners) listener();
}
