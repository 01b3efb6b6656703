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

/**
 * The chosen colors, kept in the address. The first render shows the defaults, as the server does;
 * the address is read after hydration. Colors other than `keys` are not taken from there.
 */
export function useTheme(keys: readonly ColorKey[]): Theme {
  const ready = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const shared = useSyncExternalStore(subscribe, readAddress, () => '');
  const [edited, change] = useState<ColorChanges>();
  const changes = useMemo(() => edited ?? limitTo(keys, decode(shared)), [edited, keys, shared]);

  useEffect(() => {
    if (!edited) return undefined;
    const timer = window.setTimeout(() => {
      if (encode(edited) !== readAddress()) {
        const address = addressWith(window.location.href, edited);
        window.history.replaceState(window.history.state, '', address);
      }
    }, delay);
    return () => window.clearTimeout(timer);
  }, [edited]);

  return { changes, change, ready };
}
