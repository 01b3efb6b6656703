import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Wrapper of a table that is generated from the API. On phones, its rows become blocks. */
export default function ApiTable({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.frame}>{children}</div>;
}
