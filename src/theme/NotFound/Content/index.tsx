/**
 * Ejected: the original is three sentences. Differs: the page has its title wherever it is shown, is not
 * indexed, and offers the pages that were probably meant.
 */
import { lazy, Suspense, type ReactNode } from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import ErrorNotice from '@site/src/components/ErrorNotice';

/** Only who is lost loads what finds the way. */
const Help = lazy(() => import('@site/src/components/NotFoundHelp'));

export default function NotFoundContent({ className }: Props): ReactNode {
  // The build writes one page for all wrong addresses, so the address comes in afterward.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ErrorNotice
        heading="Page not found"
        alert={false}
        actions={
          <>
            <Link to="/docs">All platforms and features</Link>
            <Link to="/">Start page</Link>
          </>
        }
      >
        <p>
          There’s no page at this address. It may contain a typo, or the page may exist only for
          another platform.
        </p>
        {isBrowser && (
          // Without its help the page is still a page.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <Help />
            </Suspense>
          </ErrorBoundary>
        )}
      </ErrorNotice>
    </main>
  );
}
