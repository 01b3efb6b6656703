/**
 * Wraps the whole site: adds links to the pages for readers without JavaScript. Docusaurus's error boundaries take an
 * empty value that is thrown for no error, so `NonEmptyErrors` turns it into one.
 */
import type { ReactNode } from 'react';
import NonEmptyErrors from '@site/src/components/NonEmptyErrors';
import NoScriptNavigation from '@site/src/components/NoScriptNavigation';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <NonEmptyErrors>{children}</NonEmptyErrors>
      <NoScriptNavigation />
    </>
  );
}
