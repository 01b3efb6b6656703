import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly version: string;
  /** How many steps it has of which kind. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A version with its steps, closed until the reader opens it. */
export default function UpgradeVersion({ version, summary, children }: Props): ReactNode {
  return (
    <details className={styles.version} data-version={version}>
      <summary>
        <strong>{version}</strong> <span>{summary}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
