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
   * @param field The field that was edited. All that is entered there, until `leaveField`, is one step for undo.
   */
  readonly change: (changes: ColorChanges, field?: string) => void;
  readonly leaveField: () => void;
  /** Undefined where there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** False on the server and until the page has been hydrated. */
  readonly ready: boolean;
}

/** The chosen theme, and those before and after it. */
interface Steps {
  readonly changes: ColorChanges;
  readonly past: readonly ColorChanges[];
  readonly future: readonly ColorChanges[];
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
  // `at` is the theme in the address that the steps belong to.
  const [edited, setEdited] = useState<Steps & { readonly at: string }>();
  const entry = useMemo(
    (): Steps => ({ changes: limitTo(keys, decode(shared)), past: [], future: [] }),
    [keys, shared],
  );
  // After Back or Forward, even before a change was written, the steps are those of another entry.
  const steps = edited?.at === shared ? edited : entry;
  const { changes, past, future, field } = steps;

  useEffect(() => {
    if (steps === entry) return undefined;
    const timer = window.setTimeout(() => {
      const at = encode(changes);
      if (at === shared) return;
      setEdited({ ...steps, at });
      replaceAddress(addressWith(window.location.href, changes));
    }, delay);
    return () => window.clearTimeout(timer);
  }, [steps, entry, changes, shared]);

  const go = (next: Steps): void => setEdited({ ...next, at: shared });
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    changes,
    ready,
    change: (next, into) => {
      const text = encode(next);
      if (text === encode(changes)) return;
      const earlier = into !== undefined && into === field ? past : [...past, changes];
      // What was typed isn’t a color after all: there is nothing to undo.
      const isTakenBack = before && earlier === past && text === encode(before);
      go({
        changes: next,
        past: isTakenBack ? past.slice(0, -1) : earlier,
        future: [],
        field: isTakenBack ? undefined : into,
      });
    },
    leaveField: () => setEdited((last) => last && { ...last, field: undefined }),
    undo:
      before &&
      (() => go({ changes: before, past: past.slice(0, -1), future: [...future, changes] })),
    redo:
      after &&
      (() => go({ changes: after, past: [...past, changes], future: future.slice(0, -1) })),
  };
}
