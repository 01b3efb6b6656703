import {
  createElement,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type Context,
  type ReactNode,
} from 'react';
import { createBrowserHistory, type History, type Location } from 'history';
import {
  __HistoryContext,
  __RouterContext,
  useHistory,
  type RouteComponentProps,
} from 'react-router';

declare module 'react-router' {
  /** Left out of the types of the package. */
  export const __HistoryContext: Context<History>;
}

/** What components learn of a router that is at a place. */
export function useRouterValue(
  history: RouteComponentProps['history'],
  location: Location,
): RouteComponentProps {
  return useMemo(
    () => ({
      history,
      location,
      match: { path: '/', url: '/', params: {}, isExact: location.pathname === '/' },
    }),
    [history, location],
  );
}

let show = (): void => undefined;

/** Tells all components that the page of the address is in view. */
export const showPlace = (): void => {
  show();
};

/** Place of the address, which is ahead of the page in view while the page of a link is being fetched. */
export function useAddress(): Location {
  const history = useHistory();
  const now = (): Location => history.location;
  const listen = (heard: () => void): (() => void) => history.listen(heard);
  return useSyncExternalStore(listen, now, now);
}

/**
 * The router, which tells components of a new place when its page is there (`showPlace`). That of the library tells them
 * with the click, and Docusaurus (`core/lib/client/PendingNavigation.js`) has to tell everything on the page that
 * the old place is still the one: all of it is rendered for nothing, and again with the new page.
 */
export function PlaceRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [place, setPlace] = useState(history.location);
  useLayoutEffect(() => {
    show = () => {
      setPlace(history.location);
    };
  }, [history]);
  const value = useRouterValue(history, place);
  return createElement(
    __RouterContext.Provider,
    { value },
    createElement(__HistoryContext.Provider, { value: history }, children),
  );
}
