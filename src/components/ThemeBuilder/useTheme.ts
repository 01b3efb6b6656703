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

/** A change that is not yet in the address. */
interface Edit {
  readonly changes: ColorChanges;
  /** The theme that was in the address when it was made. */
  readonly base: string;
}

/** The themes before and after the one in view. */
interface Steps {
  readonly past: readonly ColorChanges[];
  readonly future: readonly ColorChanges[];
  readonly field?: string | undefined;
}

const noSteps: Steps = { past: [], future: [] };

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
  const [history, setHistory] = useState({ steps: noSteps, at: '' });
  // The reader went to another entry of the history before the change was written.
  const edit = latest?.base === shared ? latest : undefined;
  const changes = useMemo(
    () => edit?.changes ?? limitTo(keys, decode(shared)),
    [edit, keys, shared],
  );
  // After Back or Forward, the steps are those of another entry.
  const { past, future, field } = history.at === encode(changes) ? history.steps : noSteps;

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

  const go = (next: ColorChanges, steps: Steps): void => {
    setHistory({ steps, at: encode(next) });
    setLatest({ changes: next, base: readAddress() });
  };
  const [before, after] = [past.at(-1), future.at(-1)];
  return {
    changes,
    ready,
    change: (next, edited) => {
      const text = encode(next);
      if (text === encode(changes)) return;
      const earlier = edited !== undefined && edited === field ? past : [...past, changes];
      // What was typed isn’t a color after all: there is nothing to undo.
      const isTakenBack = before && earlier === past && text === encode(before);
      go(next, {
        past: isTakenBack ? past.slice(0, -1) : earlier,
        future: [],
        field: isTakenBack ? undefined : edited,
      });
    },
    leaveField: () => {
      setHistory(({ steps, at }) => ({ steps: { ...steps, field: undefined }, at }));
    },
    undo: before && (() => go(before, { past: past.slice(0, -1), future: [...future, changes] })),
    redo: after && (() => go(after, { past: [...past, changes], future: future.slice(0, -1) })),
  };
}
