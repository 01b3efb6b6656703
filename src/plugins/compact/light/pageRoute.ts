import { createElement, useMemo, type ReactNode } from 'react';
import { __RouterContext, useHistory, type RouteComponentProps } from 'react-router';

export interface PageRouteProps {
  /** Place of the page in view. While another page is being fetched, the router is ahead of it. */
  readonly location: RouteComponentProps['location'];
  readonly render: () => ReactNode;
}

/**
 * The `Route` with which Docusaurus keeps the page in view while the next one is fetched
 * (`core/lib/client/PendingNavigation.js`). That of the library passes every step of the router on, although the place
 * it passes on is still the old one: with a click all of the page is rendered for nothing, and again when the
 * next page is there. This one tells what is inside of a place when it is another.
 */
export default function PageRoute({ location, render }: PageRouteProps): ReactNode {
  const history = useHistory();
  const value = useMemo<RouteComponentProps>(
    () => ({
      history,
      location,
      match: { path: '/', url: '/', params: {}, isExact: location.pathname === '/' },
    }),
    [history, location],
  );
  return createElement(__RouterContext.Provider, { value }, render());
}
