/**
 * Restores the place on a page that Back or Forward leads to. Docusaurus scrolls to its top when it is loaded, which may
 * be after the browser has restored it.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What this module adds to the state of an entry in the session history: how far its page was scrolled down. */
type EntryState = { readonly scrollY?: number } | null;

/** Where the page was that Back or Forward leads to, until it is shown. */
let place: number | undefined;

if (ExecutionEnvironment.canUseDOM) {
  const { history } = window;
  const push = history.pushState.bind(history);
  history.pushState = (state: unknown, title, url) => {
    place = undefined;
    history.replaceState({ ...(history.state as EntryState), scrollY: window.scrollY }, '');
    push(state, title, url);
  };
  // Before the listener of the router.
  window.addEventListener('popstate', ({ state }) => {
    place = (state as EntryState)?.scrollY;
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation !== null && place !== undefined) {
      window.scrollTo({ top: place, behavior: 'instant' });
    }
    place = undefined;
  },
};

export default clientModule;
