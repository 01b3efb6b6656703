import { useEffect, useMemo, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { replaceAddress, useQuery } from '../../hooks/useQuery';
import type { ColorChanges, ColorKey } from '../ScannerScreen/defaults';
import { addressWith, decode, encode, parameter } from './encode';
import { limitTo } from './keys';

/** Safari allows 100 changes of the address in 30 seconds; dragging in a color picker makes more. */
const delay = 400;

/** The chosen theme, and how to change it. */
export interface Theme {
  readonly changes: ColorChanges;
  /**
   * @param field The field that was edited. What is entered there without a change elsewhere is one step for undo.
   */
  readonly change: (changes: ColorChanges, field?: string) => void;
  /** Undefined where there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** False on the server and until the page has been hydrated. */
  readonly ready: boolean;
}

/** The chosen theme, and those before it. */
interface Steps {
  /** The theme in the address that the steps belong to. */
  readonly at: string;
  readonly changes: ColorChanges;
  readonly past: readonly ColorChanges[];
  readonly field?: string | undefined;
}

/**
 * The chosen colors, kept in the address: Back and Forward restore the colors of their entry. The first
 * render shows the defaults, as the build does; the address is read after hydration.
 *
 * @param keys Colors of the platform; others are not taken from the address.
 */
export function useTheme(keys: readonly ColorKey[]): Theme {
  const ready = useIsBrowser();
  const shared = new URLSearchParams(useQuery()).get(parameter) ?? '';
  const [edited, setEdited] = useState<Steps>();
  const entry = useMemo(
    (): Steps => ({ at: shared, changes: limitTo(keys, decode(shared)), past: [] }),
    [keys, shared],
  );
  // After Back or Forward, even before a change was written, the steps are those of another entry.
  const steps = edited?.at === shared ? edited : entry;
  const { changes, past, field } = steps;

  useEffect(() => {
    const at = encode(changes);
    if (steps === entry || at === shared) return undefined;
    const timer = window.setTimeout(() => {
      setEdited({ ...steps, at });
      replaceAddress(addressWith(window.location.href, changes));
    }, delay);
    return () => window.clearTimeout(timer);
  }, [steps, entry, changes, shared]);

  const before = past.at(-1);
  return {
    changes,
    ready,
    change: (next, into) => {
      if (encode(next) === encode(changes)) return;
      const isSameField = into !== undefined && into === field;
      setEdited({
        at: shared,
        changes: next,
        past: isSameField ? past : [...past, changes],
        field: into,
      });
    },
    undo: before && (() => setEdited({ at: shared, changes: before, past: past.slice(0, -1) })),
  };
}
