/**
 * The order of entries in the session history. Browsers don't expose it, so the state of each entry has its index.
 * It survives a reload, unlike the list of keys by which the router undoes a step.
 */
import { flushSync } from 'react-dom';

/** What this module adds to the router's state of an entry. */
type EntryState = {
  readonly entryIndex?: number;
  /** How far its page was scrolled down when a link on it was followed. */
  readonly scrollY?: number;
} | null;

const indexOf = (state: unknown): number | undefined => (state as EntryState)?.entryIndex;

/** Index of the current entry. */
let current = 0;
/** Closes what is open above the page. */
let closeOverlay: (() => void) | undefined;
/** Whether the browser is returning to the entry on which an overlay was opened. */
let isReturning = false;

/** Index of the entry whose address the browser shows. */
export const currentEntry = (): number => current;

/**
 * Goes to another entry. An open overlay is closed first, because it would treat the step as the reader's.
 *
 * @param index Index of the entry, as `currentEntry` gave it.
 */
export function goToEntry(index: number): void {
  const close = closeOverlay;
  closeOverlay = undefined;
  if (close !== undefined) flushSync(close);
  window.history.go(index - current);
}

/**
 * Makes Back and Forward close an overlay instead of leaving the page.
 *
 * @param close Closes the overlay.
 * @returns Call it when the overlay is closed.
 */
export function closeOnTraversal(close: () => void): () => void {
  closeOverlay = close;
  return () => {
    if (closeOverlay === close) closeOverlay = undefined;
  };
}

/** What the tracker needs of the code that uses it. */
interface Navigations {
  /** Whether a page that was chosen is still loading. */
  readonly isWaiting: () => boolean;
  /** Called before the router handles Back, Forward, or a hash, with the place where the reader left the entry by a link. */
  readonly onTraversal: (scrollY: number | undefined) => void;
}

/** Handles a `popstate` event; hides it from the router if an overlay handles it. */
function traverse(event: PopStateEvent, onTraversal: Navigations['onTraversal']): void {
  const index = indexOf(event.state);
  const isReturn = isReturning;
  isReturning = false;
  if (isReturn || (closeOverlay !== undefined && index !== undefined && index !== current)) {
    event.stopImmediatePropagation();
    if (isReturn || index === undefined) return;
    isReturning = true;
    window.history.go(current - index);
    closeOverlay?.();
    return;
  }
  current = index ?? current + 1;
  // A link to a place on the page has made an entry without a state.
  if (index === undefined) window.history.replaceState(event.state, '');
  onTraversal((event.state as EntryState)?.scrollY);
}

/**
 * Numbers the entries of the session history. Must run before the router is created, so that this listener comes first. As
 * for links that the browser follows, an entry is replaced rather than added where the address stays the same, and
 * while the page of the current entry is still loading.
 */
export function trackEntries({ isWaiting, onTraversal }: Navigations): void {
  const { history, location } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.replaceState = (state: object | null, title, url) => {
    replace({ ...state, entryIndex: current }, title, url);
  };
  history.pushState = (state: object | null, title, url) => {
    if (isWaiting() || new URL(url ?? '', location.href).href === location.href) {
      history.replaceState(state, title, url);
    } else {
      replace({ ...history.state, scrollY: window.scrollY }, '');
      push({ ...state, entryIndex: current + 1 }, title, url);
      current += 1;
    }
  };
  const index = indexOf(history.state);
  if (index === undefined) history.replaceState(history.state, '');
  else current = index;
  window.addEventListener('popstate', (event) => {
    traverse(event, onTraversal);
  });
}
