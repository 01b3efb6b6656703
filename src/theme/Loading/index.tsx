/**
 * Ejected from the core's fallback, which has no role and no text and ignores reduced motion. Differs:
 * a status with a text while a page loads, and the site's own box, with a Retry button, when it failed.
 */
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { LoadingComponentProps } from 'react-loadable';
import ErrorNotice, { ErrorNoticeButton } from '@site/src/components/ErrorNotice';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error !== null && error !== undefined) {
    return (
      <div className="container">
        <PageMetadata title="This page didn’t load" />
        <ErrorNotice
          heading="This page didn’t load"
          error={{ thrown: error as unknown }}
          actions={<ErrorNoticeButton onClick={retry}>Retry</ErrorNoticeButton>}
        >
          <p>
            Part of it couldn’t be loaded. Check your connection and try again. If that doesn’t
            help, reload the page.
          </p>
        </ErrorNotice>
      </div>
    );
  }
  // The region is there before its text, so that screen readers notice the text.
  return (
    <div role="status" className={styles.status}>
      {pastDelay && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span>Loading the page…</span>
        </>
      )}
    </div>
  );
}
