/**
 * Ejected: the original's markup is what is replaced. Differs in that it is the site's own box, takes
 * the focus, sets the title, shows every kind of thrown value and a bounded chain of causes, and goes
 * away when the reader does.
 */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';
import CrashNotice from '@site/src/components/ErrorNotice/CrashNotice';

export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="This page crashed" />
      <CrashNotice {...props} way={<Link to="/docs">All platforms and features</Link>}>
        Something went wrong on this page. The rest of the site still works. Try again, or open
        another page.
      </CrashNotice>
    </>
  );
}
