/**
 * Leaves the reader on the current page when parts of the site cannot be fetched.
 *
 * - A page that arrives after the reader has chosen another: Docusaurus would take it for that other page and
 *   replace the current page with its loading state. It is not notified of the first page.
 * - A navigation with a missing chunk: Docusaurus reloads the page. While the server responds, the browser opens it; if
 *   it doesn't, that would show the browser's error page, so the current page stays and the notice says why.
 *
 * Docusaurus has no hook between a failed chunk and the reload, so `preload` of every route's
 * component is wrapped, which is what its `PendingNavigation` waits for.
 */
import routes from '@generated/routes';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { stopProgress } from './navigationProgress';
import { pathOf } from '../client/links';
import { hideNotice, showNotice } from '../client/notice';
import { isReachable } from '../client/request';

/** A route's component; its declared type hides what `preload` returns. */
export interface Preloadable {
  preload?: () => Promise<unknown>;
}

/** The navigation that waits for its page; none while a page is only preloaded. */
let pending: { readonly url: string } | undefined;
/** Address of the page in view. */
let shown = '';

/** Promise that never settles, so that Docusaurus continues to show the current page. */
const never = new Promise<never>(() => undefined);

/** Leaves the reader on the current page and says that the other one cannot be loaded. */
function cancelNavigation(url: string): void {
  pending = undefined;
  stopProgress();
  showNotice({
    heading: navigator.onLine ? 'The site can’t be reached' : 'You’re offline',
    text: 'The other page isn’t loaded, so you’re still on this one. Pages you’ve opened since the last reload still work.',
    url,
  });
  // The place on the page stays: `scrollPosition.ts`.
  const state = { ...(window.history.state as object | null), scrollY: window.scrollY };
  window.history.replaceState(state, '', shown);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

async function guard(loading: Promise<unknown>): Promise<unknown> {
  const navigation = pending;
  if (navigation === undefined) return loading;
  /** Whether the reader has started another navigation in the meantime; then this one is ignored. */
  const isOvertaken = (): boolean => pending !== navigation;
  try {
    const loaded = await loading;
    if (!isOvertaken()) return loaded;
  } catch {
    const { url } = navigation;
    const isServed = await isReachable(url);
    if (isOvertaken()) return never;
    if (isServed) {
      // From the address of the page in view: a reload would restore the position of that page.
      window.history.replaceState(window.history.state, '', shown);
      window.location.replace(url);
    } else cancelNavigation(url);
  }
  return never;
}

/**
 * Wraps `preload` of a component.
 *
 * @param drop Called when it has failed. A component keeps that outcome and would never request anything again.
 */
export function guardPreload(component: Preloadable, drop: () => void = () => undefined): void {
  const { preload } = component;
  if (preload === undefined) return;
  component.preload = () => {
    const loading = preload();
    // A failure is reported to the caller of `preload`.
    loading.catch(drop);
    return guard(loading);
  };
}

function guardAll(list: typeof routes): void {
  for (const { component, routes: inner } of list) {
    guardPreload(component as unknown as Preloadable);
    if (inner) guardAll(inner as typeof routes);
  }
}

if (ExecutionEnvironment.canUseDOM) guardAll(routes);

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    pending = { url: window.location.href };
  },
  onRouteDidUpdate({ previousLocation }) {
    pending = undefined;
    // Not when the router was told that the reader is still on this page.
    if (previousLocation !== null && pathOf(window.location.href) !== pathOf(shown)) hideNotice();
    shown = window.location.href;
  },
};

export default clientModule;
