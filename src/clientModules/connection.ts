/**
 * Keeps the reader's page when parts of the site cannot be fetched.
 *
 * - A direct visit whose chunk is missing: Docusaurus never takes the page over and says nothing. A box
 *   over the readable text says so and offers to retry.
 * - A page that comes when the reader has already chosen another one: Docusaurus takes it for the other, and shows
 *   that it is loading in the place of the page in view. It is not told of it.
 * - A navigation whose chunk is missing: Docusaurus loads the page anew. That stays as it is while the
 *   server answers; where nothing answers, it would leave the reader on the browser's error page, so the
 *   page in view stays and the box says why.
 *
 * Docusaurus has no hook between "the chunk failed" and "load anew", so `preload` of every route's
 * component is wrapped, which is what its `PendingNavigation` waits for.
 */
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decoded } from './decode';
import { hideNotice, showNotice } from './notice';
import { stopProgress } from './progressBar';
import { isReachable } from './reachable';
import { currentEntry, goToEntry, trackEntries } from './sessionHistory';

/** A route's component as it really is: its declared type hides what `preload` returns. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

interface Navigation {
  /** Address it leads to. */
  readonly url: string;
  /** Whether it is one of the browser's Back and Forward buttons. */
  readonly byHistory: boolean;
  kept: boolean;
}

/** The navigation that waits for its page; none while a page is only preloaded. */
let pending: Navigation | undefined;
/** Entry and address of the page in view. */
let shown: { readonly entry: number; readonly url: string } | undefined;
/** Where the page in view was scrolled to, while the address goes back to it. */
let scrollBack: readonly [number, number] | undefined;
let byHistory = false;

/** Promise that is never kept: Docusaurus goes on showing the page in view. */
const never = new Promise<never>(() => undefined);

/** Leaves the reader on the page in view, and says that the other one cannot be had. */
function keepPage(navigation: Navigation): void {
  if (navigation.kept) return;
  navigation.kept = true;
  stopProgress();
  showNotice({
    heading: navigator.onLine ? 'The site cannot be reached' : 'You are offline',
    text: navigation.byHistory
      ? 'The page you went back to is not loaded, so you still see this one. Pages you have opened since the last reload still work.'
      : 'The page you chose is not loaded yet, so you are still on this one. Pages you have opened since the last reload still work.',
    url: navigation.url,
    ...(navigation.byHistory && { entry: currentEntry() }),
  });
  // The address already is that of the other page.
  if (shown === undefined || shown.entry === currentEntry()) return;
  scrollBack = [window.scrollX, window.scrollY];
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
  /** Whether the reader has meanwhile gone elsewhere: there is nothing to show, to keep or to say. */
  const isOvertaken = (): boolean => navigation !== undefined && pending !== navigation;
  try {
    const loaded = await loading;
    return isOvertaken() ? await never : loaded;
  } catch (error) {
    if (navigation === undefined) throw error;
    const isServed = await isReachable(navigation.url);
    if (isOvertaken()) return never;
    if (isServed) throw error;
    keepPage(navigation);
    return never;
  }
}

/** Components of routes that are there: React draws them without waiting. */
const loadedComponents = new WeakSet<Preloadable>();

function guardPreload(component: Preloadable | undefined): void {
  const preload = component?.preload;
  if (!component || !preload) return;
  component.preload = () => {
    const loading = preload();
    loading.then(
      () => loadedComponents.add(component),
      // Whoever asked is told of it.
      () => undefined,
    );
    return guard(loading);
  };
}

/**
 * Whether all of a page is there, so that it can be shown at once: it was loaded ahead of the click, as links do when
 * they are touched or pointed at, or has been in view before.
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
      // Made when first asked for, and guarded then: a visit needs one of some hundreds.
      let component: Preloadable | undefined;
      Object.defineProperty(route, 'component', {
        get: () => {
          if (component === undefined) {
            component = made.get?.call(route) as Preloadable;
            guardPreload(component);
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
    onTraversal: () => {
      byHistory = true;
    },
  });

  window.addEventListener('unhandledrejection', () => {
    // Once the app runs, a failed preload on hover is no trouble of the reader's.
    if (window.docusaurusRoot !== undefined) return;
    showNotice({
      heading: 'This page did not load completely',
      text: 'You can read it, but its buttons do not work: a part of it could not be fetched. Links open as usual.',
      url: window.location.href,
    });
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    const wasByHistory = byHistory;
    byHistory = false;
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    pending = {
      url: window.location.href,
      byHistory: wasByHistory,
      kept: false,
    };
  },
  onRouteDidUpdate({ previousLocation }) {
    pending = undefined;
    shown = { entry: currentEntry(), url: window.location.href };
    if (previousLocation === null) return;
    if (scrollBack === undefined) {
      hideNotice();
      return;
    }
    const [left, top] = scrollBack;
    scrollBack = undefined;
    window.scrollTo({ left, top, behavior: 'instant' });
  },
};

export default clientModule;
