import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Codes or documents to scan, side by side. */
export default function Sheets({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.sheets}>{children}</div>;
}
