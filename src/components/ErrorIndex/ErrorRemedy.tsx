import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Platforms it is for, as readers call them, with commas between. */
  readonly on: string;
  readonly children: ReactNode;
}

/** The fix on some platforms, with its code or list. */
export default function ErrorRemedy({ on, children }: Props): ReactNode {
  return (
    <div className={styles.remedy} data-error-remedy={on}>
      {children}
    </div>
  );
}
