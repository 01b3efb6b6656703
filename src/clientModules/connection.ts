/**
 * Leaves the reader on the current page when parts of the site cannot be fetched.
 *
 * - A direct visit with a missing chunk: Docusaurus never hydrates the page and shows no error. A notice over
 *   the readable text says so and offers to retry.
 * - A page that arrives after the reader has chosen another: Docusaurus would take it for that other page and
 *   replace the current page with its loading state. It is not notified of the first page.
 * - A navigation with a missing chunk: Docusaurus reloads the page. That is left as it is while the server
 *   responds; if it doesn't, a reload would show the browser's error page, so the current page stays and the
 *   notice says why.
 *
 * Docusaurus has no hook between a failed chunk and the reload, so `preload` of every route's
 * component is wrapped, which is what its `PendingNavigation` waits for.
 */
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decoded } from '../base/decode';
import { hideNotice, showNotice } from '../components/Notice';
import { stopProgress } from './progressBar';
import { isReachable, isStall } from '../client/request';
import { currentEntry, goToEntry, trackEntries } from '../client/sessionHistory';

/** A route's component; its declared type hides what `preload` returns. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

interface Navigation {
  /** Address it leads to. */
  readonly url: string;
  /** Whether it was started by the browser's Back or Forward button. */
  readonly byHistory: boolean;
  isCancelled: boolean;
}

/** The navigation that waits for its page; none while a page is only preloaded. */
let pending: Navigation | undefined;
/** Entry and address of the page in view. */
let shown: { readonly entry: number; readonly url: string } | undefined;
/** Whether the URL of the current page is being restored. */
let isReturning = false;
/** How far the page that Back or Forward leads to is to be scrolled down when it is shown. */
let place: number | undefined;
let byHistory = false;

/** Promise that never settles, so that Docusaurus continues to show the current page. */
const never = new Promise<never>(() => undefined);

/** Leaves the reader on the current page and shows that the other one cannot be loaded. */
function cancelNavigation(navigation: Navigation): void {
  if (navigation.isCancelled) return;
  navigation.isCancelled = true;
  stopProgress();
  showNotice({
    heading: navigator.onLine ? 'The site can’t be reached' : 'You’re offline',
    text: navigation.byHistory
      ? 'The page you went back to isn’t loaded, so you still see this one. Pages you’ve opened since the last reload still work.'
      : 'The page you chose isn’t loaded yet, so you’re still on this one. Pages you’ve opened since the last reload still work.',
    url: navigation.url,
    ...(navigation.byHistory && { entry: currentEntry() }),
  });
  // The address already is that of the other page.
  if (shown === undefined || shown.entry === currentEntry()) return;
  isReturning = true;
  place = window.scrollY;
  goToEntry(shown.entry);
}

/**
 * Lets the browser open the page that was chosen and could not be loaded: at its top or its hash, as a link would. Back
 * and Forward restore the place where the reader left it.
 */
export function openPage(): void {
  const { location, history } = window;
  if (pending === undefined || pending.byHistory || shown === undefined) {
    location.reload();
    return;
  }
  const { href } = location;
  // A reload would restore the position that the page in view is scrolled to. From its own address the other one is a
  // page to open, even with a hash.
  history.replaceState(history.state, '', shown.url);
  location.replace(href);
}

async function guard(loading: Promise<unknown>): Promise<unknown> {
  const navigation = pending;
  /** Whether the reader has started another navigation in the meantime; then this one is ignored. */
  const isOvertaken = (): boolean => navigation !== undefined && pending !== navigation;
  try {
    const loaded = await loading;
    return isOvertaken() ? await never : loaded;
  } catch (error) {
    if (navigation === undefined) throw error;
    const isServed = !isStall(error) && (await isReachable(navigation.url));
    if (isOvertaken()) return never;
    if (isServed) throw error;
    cancelNavigation(navigation);
    return never;
  }
}

/** Components of routes whose code is loaded, which React renders without waiting. */
const loadedComponents = new WeakSet<Preloadable>();

/**
 * Wraps `preload` of a component.
 *
 * @param drop Called when it has failed. A component keeps that outcome and would never request anything again.
 */
function guardPreload(
  component: Preloadable | undefined,
  drop: () => void = () => undefined,
): void {
  const preload = component?.preload;
  if (!component || !preload) return;
  component.preload = () => {
    const loading = preload();
    // A failure is reported to the caller of `preload`.
    loading.then(() => loadedComponents.add(component), drop);
    return guard(loading);
  };
}

/**
 * Whether all code of a page is loaded, so that it can be shown immediately: it was prefetched when the reader hovered
 * over or touched a link, or was shown before.
 *
 * @param pathname Path of the page, without query and hash.
 */
export function isLoaded(pathname: string): boolean {
  return [...new Set([pathname, decoded(pathname, decodeURI)])]
    .flatMap((path) => matchRoutes(routes, path))
    .every(({ route }) => {
      const component = route.component as unknown as Preloadable | undefined;
      return component?.preload === undefined || loadedComponents.has(component);
    });
}

function wrap(list: typeof routes): void {
  for (const route of list) {
    const made = Object.getOwnPropertyDescriptor(route, 'component');
    if (made?.get === undefined) {
      guardPreload(route.component as unknown as Preloadable | undefined);
    } else {
      // Created and guarded on first use: a visit needs one of several hundred components.
      let component: Preloadable | undefined;
      Object.defineProperty(route, 'component', {
        get: () => {
          if (component === undefined) {
            component = made.get?.call(route) as Preloadable;
            guardPreload(component, () => {
              component = undefined;
            });
          }
          return component;
        },
      });
    }
    if (route.routes) wrap(route.routes as typeof routes);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  wrap(routes);

  trackEntries({
    isWaiting: () => pending !== undefined,
    onTraversal: (scrollY) => {
      byHistory = true;
      if (!isReturning) place = scrollY;
    },
  });

  window.addEventListener('unhandledrejection', () => {
    // Once the app runs, a failed preload on hover doesn't affect the reader.
    if (window.docusaurusRoot !== undefined) return;
    showNotice({
      heading: 'This page didn’t load completely',
      text: 'You can read it, but its buttons don’t work because part of it couldn’t be loaded. Links still work.',
      url: window.location.href,
    });
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    const wasByHistory = byHistory;
    byHistory = false;
    if (!wasByHistory) place = undefined;
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    pending = {
      url: window.location.href,
      byHistory: wasByHistory,
      isCancelled: false,
    };
  },
  onRouteDidUpdate({ previousLocation }) {
    pending = undefined;
    shown = { entry: currentEntry(), url: window.location.href };
    if (previousLocation === null) return;
    if (!isReturning) hideNotice();
    // The browser has restored it before the page was there, and the router scrolls to the top.
    if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
    isReturning = false;
    place = undefined;
  },
};

export default clientModule;
