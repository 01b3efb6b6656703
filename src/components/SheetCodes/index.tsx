import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Codes to scan, side by side. */
export default function SheetCodes({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.codes}>{children}</div>;
}
