import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Ids of the platforms it is for, with spaces between. */
  readonly on: string;
  readonly summary: string;
  readonly children: ReactNode;
}

/** What an entry says for some platforms, folded until the reader opens it or chooses one of them (`list.ts`). */
export default function ErrorPart({ on, summary, children }: Props): ReactNode {
  return (
    <details className={styles.part} data-error-platforms={on}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
