/**
 * Wraps the whole site: adds a place where new pages are announced, and a way to the pages for
 * readers without JavaScript.
 */
import type { ReactNode } from 'react';
import NoScriptNavigation from '@site/src/components/NoScriptNavigation';
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <NoScriptNavigation />
      <RouteAnnouncer />
    </>
  );
}
