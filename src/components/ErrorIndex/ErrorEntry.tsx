import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Ids of the platforms it occurs on, with blanks between. */
  readonly platforms: string;
  readonly children: ReactNode;
}

/** One error: heading, cause, what to do, and its rows by platform. */
export default function ErrorEntry({ platforms, children }: Props): ReactNode {
  return (
    <section className={styles.entry} data-error-platforms={platforms}>
      {children}
      <button type="button" className={styles.copy} data-interactive data-error-copy>
        Copy message
      </button>
    </section>
  );
}
