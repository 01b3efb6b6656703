import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Ids of the platforms it is for, with spaces between. */
  readonly on: string;
  /** What a list of links leads to. */
  readonly lead?: string;
  /** Names of these platforms, if the part is folded until the reader opens it or chooses one of them. */
  readonly fold?: string;
  readonly children: ReactNode;
}

/** What an entry says for some platforms. */
export default function ErrorPart({ on, lead, fold, children }: Props): ReactNode {
  if (fold !== undefined) {
    return (
      <details className={styles.fold} data-error-platforms={on}>
        <summary>{fold}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className={styles.part} data-error-platforms={on}>
      {lead !== undefined && <span className={styles.lead}>{lead}:</span>}
      {children}
    </div>
  );
}
