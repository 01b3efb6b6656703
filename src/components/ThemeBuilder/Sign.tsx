import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The sign of a contrast check, beside the words that say the same. */
export default function Sign({ passes }: { readonly passes: boolean }): ReactNode {
  return (
    <span className={styles.sign} aria-hidden="true">
      {passes ? '✓' : '!'}
    </span>
  );
}
