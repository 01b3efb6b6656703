/**
 * Ejected: the original's markup is what is replaced. Differs in that it is the site's own box, takes
 * the focus, sets the title, shows every kind of thrown value and a bounded chain of causes, and goes
 * away when the reader does: the boundary around it outlives the page that crashed.
 */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';
import ErrorNotice, { ErrorNoticeButton } from '@site/src/components/ErrorNotice';
import { useResetOnNavigation } from '@site/src/components/ErrorNotice/useResetOnNavigation';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useResetOnNavigation(tryAgain);
  return (
    <main className="container">
      <PageMetadata title="This page crashed" />
      <ErrorNotice
        heading="This page crashed"
        error={{ thrown: error }}
        actions={
          <>
            <ErrorNoticeButton onClick={tryAgain}>Try again</ErrorNoticeButton>
            <Link to="/docs">All platforms and features</Link>
          </>
        }
      >
        <p>
          Something went wrong on this page. The rest of the site still works. Try again, or open
          another page.
        </p>
      </ErrorNotice>
    </main>
  );
}
