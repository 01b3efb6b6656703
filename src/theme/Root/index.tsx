/**
 * Wraps the whole site: adds a place where new pages are announced, and a way to the pages for
 * readers without JavaScript. What is thrown outside of a page's content reaches the core's boundary as
 * something, even where it is nothing.
 */
import type { ReactNode } from 'react';
import NonEmptyErrors from '@site/src/components/NonEmptyErrors';
import NoScriptNavigation from '@site/src/components/NoScriptNavigation';
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <NonEmptyErrors>{children}</NonEmptyErrors>
      <NoScriptNavigation />
      <RouteAnnouncer />
    </>
  );
}
