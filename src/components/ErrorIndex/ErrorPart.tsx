import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Ids of the platforms it is for, with spaces between. */
  readonly on: string;
  /** What the links lead to, if the part has nothing else. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** What an entry says for some platforms. A list at its beginning has the links to their pages. */
export default function ErrorPart({ on, lead, children }: Props): ReactNode {
  return (
    <div className={styles.part} data-error-platforms={on}>
      {lead !== undefined && <span className={styles.lead}>{lead}:</span>}
      {children}
    </div>
  );
}
