import type { ReactNode } from 'react';

/** The entries of an API index, with a heading for each letter. Search leaves them out: it finds each symbol where it is described. */
export default function ApiIndexEntries({ children }: { readonly children: ReactNode }): ReactNode {
  return <div data-api-index>{children}</div>;
}
