import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Frame around the download of a starter project. */
export default function StarterCard({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.card}>{children}</div>;
}
