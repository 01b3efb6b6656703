import type { ReactNode } from 'react';
import ApiTable from '../ApiTable';
import styles from './styles.module.css';

/** A symbol on all platforms; those that agree share a row. */
export default function SymbolRows({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.rows} data-symbol-rows>
      <ApiTable>{children}</ApiTable>
    </div>
  );
}
