import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props as ErrorProps } from '@theme/Error';
import ErrorNotice, { ErrorNoticeButton } from '.';

interface Props extends ErrorProps {
  /** What happened and what to do, as a sentence or two. */
  readonly children: string;
  /** A link that leads out. */
  readonly way: ReactNode;
}

/** What is shown in the place of what crashed. It goes away when the reader does: the boundary around it outlives the page. */
export default function CrashNotice({ error, tryAgain, children, way }: Props): ReactNode {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname === crashed.current) return;
    // Once: what crashes there, too, is shown in the same notice.
    crashed.current = pathname;
    tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="container">
      <ErrorNotice
        heading="This page crashed"
        error={{ thrown: error }}
        actions={
          <>
            <ErrorNoticeButton onClick={tryAgain}>Try again</ErrorNoticeButton>
            {way}
          </>
        }
      >
        <p>{children}</p>
      </ErrorNotice>
    </main>
  );
}
