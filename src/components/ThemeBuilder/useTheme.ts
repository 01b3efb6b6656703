import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ColorChanges, ColorKey } from '../ScannerScreen/defaults';
import { addressWith, decode, encode, parameter } from './encode';
import { limitTo } from './keys';

/** Safari allows 100 changes of the address in 30 seconds; dragging in a color picker makes more. */
const delay = 400;

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function readAddress(): string {
  return new URLSearchParams(window.location.search).get(parameter) ?? '';
}

interface Theme {
  readonly changes: ColorChanges;
  readonly change: (changes: ColorChanges) => void;
  /** False on the server and until the page has been hydrated. */
  readonly ready: boolean;
}

/** A change that is not yet in the address. */
interface Edit {
  readonly changes: ColorChanges;
  /** The theme that was in the address when it was made. */
  readonly base: string;
}

/**
 * The chosen colors, kept in the address: Back and Forward restore the colors of their entry. The first
 * render shows the defaults, as the build does; the address is read after hydration.
 *
 * @param keys Colors of the platform; others are not taken from the address.
 */
export function useTheme(keys: readonly ColorKey[]): Theme {
  const ready = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const shared = useSyncExternalStore(subscribe, readAddress, () => '');
  const [latest, setLatest] = useState<Edit>();
  // The reader went to another entry of the history before the change was written.
  const edit = latest?.base === shared ? latest : undefined;
  const changes = useMemo(
    () => edit?.changes ?? limitTo(keys, decode(shared)),
    [edit, keys, shared],
  );

  useEffect(() => {
    if (!edit) return undefined;
    const timer = window.setTimeout(() => {
      if (encode(edit.changes) !== readAddress()) {
        const address = addressWith(window.location.href, edit.changes);
        window.history.replaceState(window.history.state, '', address);
      }
      setLatest(undefined);
    }, delay);
    return () => window.clearTimeout(timer);
  }, [edit]);

  const change = (next: ColorChanges): void => setLatest({ changes: next, base: readAddress() });
  return { changes, change, ready };
}
