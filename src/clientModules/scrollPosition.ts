/**
 * Restores the place on a page that Back or Forward leads to. Docusaurus scrolls to its top when it is loaded, which may
 * be after the browser has restored it.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What this module adds to the state of an entry in the session history: how far its page was scrolled down. */
type EntryState = { readonly scrollY?: number } | null;

let place: number | undefined;
/** Entries added since a page was last shown; unknown when the reader has gone Back or Forward. */
let added: number | undefined = 0;
/** Where the reader is on the page in view while its entry is returned to. */
let kept: number | undefined;

/**
 * Returns from the entries that were added for pages that don't load, so that Back leads to the page before.
 *
 * @returns Whether the page in view has an entry before them.
 */
export function leaveAddedEntries(): boolean {
  if (added === undefined || added === 0) return false;
  kept = window.scrollY;
  window.history.go(-added);
  return true;
}

if (ExecutionEnvironment.canUseDOM) {
  const { history } = window;
  const push = history.pushState.bind(history);
  history.pushState = (state: unknown, title, url) => {
    place = undefined;
    if (added !== undefined) added += 1;
    history.replaceState({ ...(history.state as EntryState), scrollY: window.scrollY }, '');
    push(state, title, url);
  };
  // Before the listener of the router.
  window.addEventListener('popstate', ({ state }) => {
    place = kept ?? (state as EntryState)?.scrollY;
    added = undefined;
  });
}

const module: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation !== null && place !== undefined) {
      window.scrollTo({ top: place, behavior: 'instant' });
    }
    place = undefined;
    kept = undefined;
    added = 0;
  },
};

export default module;
