import type { ReactNode } from 'react';
import ApiTable from '../ApiTable';
import styles from './styles.module.css';

interface Props {
  /** What the rows say: how an error arrives, or what to do. */
  readonly of: string;
  /** Platforms of the rows, as readers call them. */
  readonly on: string;
  readonly children: ReactNode;
}

/** An error on each platform. How it is reported is collapsed: most readers need only one row. */
export default function ErrorRows({ of, on, children }: Props): ReactNode {
  const table = <ApiTable kind="values">{children}</ApiTable>;
  if (of === 'What to do') return <div data-error-rows>{table}</div>;
  return (
    <details className={styles.rows} data-error-rows>
      <summary>
        {of}: {on}
      </summary>
      {table}
    </details>
  );
}
