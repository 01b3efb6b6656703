import type { ReactNode } from 'react';
import type { Props as ErrorProps } from '@theme/Error';
import ErrorNotice, { ErrorNoticeButton } from '.';
import { useResetOnNavigation } from './useResetOnNavigation';

interface Props extends ErrorProps {
  /** What happened and what to do, as a sentence or two. */
  readonly children: string;
  /** A link that leads out. */
  readonly way: ReactNode;
}

/** What is shown in the place of what crashed. It goes away when the reader does: the boundary around it outlives the page. */
export default function CrashNotice({ error, tryAgain, children, way }: Props): ReactNode {
  useResetOnNavigation(tryAgain);
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
