import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { feedbackUrl } from '@site/src/client/feedback';
import styles from './styles.module.css';

export interface FeedbackProps {
  /** What readers call the platform of the page. */
  readonly platform?: string;
  /** Newest version of the platform's package. */
  readonly version?: string;
}

/**
 * The last line of a document: a link to the issue form of the repository, filled in for the page.
 * `clientModules/feedback.ts` adds the section.
 */
export default function Feedback({ platform, version }: FeedbackProps): ReactNode {
  const { permalink } = useDoc().metadata;
  return (
    <p className={styles.line}>
      Was this page helpful?{' '}
      <Link href={feedbackUrl({ page: permalink, platform, version })} data-feedback="">
        Report a problem
      </Link>
    </p>
  );
}
