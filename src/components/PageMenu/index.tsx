import type { ReactNode } from 'react';
import { Chevron } from '@site/src/components/icons';
import styles from './styles.module.css';

interface Props {
  /** Address of the page's Markdown version. */
  readonly markdown: string;
  /** Address of the instructions for coding agents on the page's platform; none on pages of no platform. */
  readonly agents?: string | undefined;
}

/**
 * The page as Markdown: to copy, or to look at, and a prompt for a coding agent. Static markup: its buttons are served by
 * `clientModules/pageMenu.ts`.
 */
export default function PageMenu({ markdown, agents }: Props): ReactNode {
  return (
    <div className={styles.menu}>
      <details data-page-menu={markdown}>
        <summary className={styles.button}>
          <span>Copy page</span>
          <Chevron size={14} className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          <button type="button" className={styles.choice} data-copy-page="">
            Copy page as Markdown
          </button>
          {/* A file, not a page of the router. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a className={styles.choice} href={markdown} type="text/markdown">
            View as Markdown
          </a>
          {agents !== undefined && (
            <button type="button" className={styles.choice} data-copy-page={agents}>
              Copy prompt for a coding agent
            </button>
          )}
          <p role="status" className={styles.message} />
        </div>
      </details>
      <span className="dk-hidden" role="status" />
    </div>
  );
}
