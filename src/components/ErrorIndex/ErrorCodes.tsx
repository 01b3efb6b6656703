import type { ReactNode } from 'react';
import ApiTable from '../ApiTable';
import styles from './styles.module.css';

interface Props {
  /** Ids of the platforms that have codes, with spaces between, in the order of the columns behind the first. */
  readonly on: string;
  readonly children: ReactNode;
}

/** The table of error codes, and what is said about it. */
export default function ErrorCodes({ on, children }: Props): ReactNode {
  return (
    <div className={styles.codes} data-error-platforms={on} data-error-codes>
      <ApiTable>{children}</ApiTable>
    </div>
  );
}
