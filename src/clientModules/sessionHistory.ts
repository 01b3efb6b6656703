/**
 * The order of entries in the session history, which browsers do not tell: the state of each entry carries its index.
 * It survives a reload, unlike the list of keys by which the router undoes a step.
 */
import { flushSync } from 'react-dom';

/** What this module adds to the state that the router keeps of an entry. */
type EntryState = { readonly entryIndex?: number } | null;

const indexOf = (state: unknown): number | undefined => (state as EntryState)?.entryIndex;

/** Index of the current entry. */
let current = 0;
/** Closes what is open above the page. */
let closeOverlay: (() => void) | undefined;
/** Whether the browser is on its way back to the entry that an overlay stands on. */
let isReturning = false;

/** Index of the entry whose address the browser shows. */
export const currentEntry = (): number => current;

/**
 * Goes to another entry. What is open above the page is closed first: it would take the step for the reader's.
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
 * Makes the browser's Back and Forward close an overlay, and keeps page and address as they are.
 *
 * @param close Closes the overlay.
 * @returns Ends that, once the overlay is closed.
 */
export function closeOnTraversal(close: () => void): () => void {
  closeOverlay = close;
  return () => {
    if (closeOverlay === close) closeOverlay = undefined;
  };
}

/** What the tracker asks and tells. */
interface Navigations {
  /** Whether a page that was chosen is still loading. */
  readonly isWaiting: () => boolean;
  /** Called before the router learns of Back, Forward, or a hash. */
  readonly onTraversal: () => void;
}

/** Takes a `popstate` event from the router when an overlay answers it. */
function traverse(event: PopStateEvent, onTraversal: () => void): void {
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
  onTraversal();
}

/**
 * Numbers the entries of the session history. Has to run before the router is created, whose listener comes second. As
 * for links that the browser follows, an entry is replaced rather than added where the address stays the same, and
 * while the page of the current one has not come.
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
