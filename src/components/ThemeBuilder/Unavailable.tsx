import type { ReactNode } from 'react';
import { ErrorNoticeButton } from '../ErrorNotice';

interface UnavailableProps {
  /** What isn’t there, in a sentence. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** Shown where a part of the theme builder couldn’t be loaded. */
export default function Unavailable({ children, onRetry }: UnavailableProps): ReactNode {
  return (
    <div className="alert alert--warning" role="alert">
      <p>{children}</p>
      <ErrorNoticeButton onClick={onRetry}>Retry</ErrorNoticeButton>
    </div>
  );
}
