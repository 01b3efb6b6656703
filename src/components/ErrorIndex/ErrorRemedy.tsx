import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Platforms it is for, as readers call them, with commas between. */
  readonly on: string;
  readonly children: ReactNode;
}

/** What to do on some platforms, with the code or the list that belongs to it. */
export default function ErrorRemedy({ on, children }: Props): ReactNode {
  return (
    <div className={styles.remedy} data-error-remedy={on}>
      {children}
    </div>
  );
}
