import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly version: string;
  readonly date: string;
  /** How many steps it has of which kind; the choice of the reader changes it. */
  readonly counts: string;
  readonly children: ReactNode;
}

/** A version with its steps, closed until the reader opens it. */
export default function UpgradeVersion({ version, date, counts, children }: Props): ReactNode {
  return (
    <details className={styles.version} data-version={version}>
      <summary>
        <strong>{version}</strong>{' '}
        <span>
          {date}
          <span data-counts="">{counts}</span>
        </span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
