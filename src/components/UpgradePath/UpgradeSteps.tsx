import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The steps of all versions, newest first: what readers see before they choose, and without scripts. */
export default function UpgradeSteps({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    // What it says is in the changelog; the Markdown of the page leads there.
    <div className={styles.steps} data-interactive="" data-upgrade-steps="">
      {children}
    </div>
  );
}
