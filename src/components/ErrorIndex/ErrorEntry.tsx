import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Ids of the platforms it occurs on, with spaces between. */
  readonly on: string;
  readonly children: ReactNode;
}

/** One error: heading, cause, and what to do. */
export default function ErrorEntry({ on, children }: Props): ReactNode {
  return (
    <section className={styles.entry} data-error-platforms={on}>
      {children}
      <button type="button" className={styles.copy} data-interactive data-error-copy>
        Copy<span className={styles.copied}> message</span>
      </button>
    </section>
  );
}
