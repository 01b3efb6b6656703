import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The entries of an API index, below headings. Search leaves them out: it finds each symbol where it is described. */
export default function ApiIndexEntries({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={clsx('markdown', styles.entries)} data-api-index>
      {children}
    </div>
  );
}
