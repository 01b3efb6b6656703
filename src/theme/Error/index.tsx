/**
 * Ejected from the core's fallback, which has inline styles. Differs in the box, which is the
 * site's own, in its title, which stays if the layout crashes too, and in that it disappears on
 * navigation. The nesting is the original's: the layout is tried first, with a separate route context;
 * if it crashes again, the notice is shown without it.
 */
import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import siteConfig from '@generated/docusaurus.config';
import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import NonEmptyErrors from '@site/src/components/NonEmptyErrors';
import CrashNotice from '@site/src/components/ErrorNotice/CrashNotice';
import { siteTitle } from '@site/src/model/constants';

const context = { plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } };

export default function Error(props: Props): ReactNode {
  const notice = (
    // eslint-disable-next-line @docusaurus/no-html-links -- a fresh start is what helps here
    <CrashNotice {...props} way={<a href={siteConfig.baseUrl}>Start page</a>}>
      Something went wrong outside the page content. Try again. If that doesn’t help, go to the
      start page.
    </CrashNotice>
  );
  return (
    <RouteContextProvider value={context}>
      <Head>
        {/* What usually sets it is below the boundary, too. */}
        <html lang="en" dir="ltr" />
        <title>{`This page crashed | ${siteTitle}`}</title>
      </Head>
      <ErrorBoundary fallback={() => notice}>
        <NonEmptyErrors>
          <Layout>{notice}</Layout>
        </NonEmptyErrors>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
