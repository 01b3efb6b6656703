import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import ErrorNotice, { ErrorNoticeButton } from '@site/src/components/ErrorNotice';
import type { Results } from './useResults';
import { summary } from './summary';
import styles from './styles.module.css';

/** How long a text stays the same before it is read out: typing would be talked over. */
const pause = 500;

/** The text once it has stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}

/** The line above the results, and what is shown when there are none. */
export default function Status({
  results,
  count,
  isAwaited,
  onRetry,
}: {
  readonly results: Results;
  readonly count: number;
  /** Whether Enter was pressed and waits for the results. */
  readonly isAwaited: boolean;
  /** Loads what could not be loaded. */
  readonly onRetry: () => void;
}): ReactNode {
  const { state, text, pages, elsewhere } = results;
  const said = summary(results, count, { isAwaited });
  const settled = useSettled(said);
  const empty = state === 'ready' && text !== '' && pages.length === 0 && elsewhere === undefined;
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        {said}
      </p>
      <p role="status" className="dk-hidden">
        {settled}
      </p>
      {state === 'failed' && (
        <ErrorNotice
          heading="The search index couldn’t be loaded"
          level={2}
          className={styles.trouble ?? ''}
          actions={<ErrorNoticeButton onClick={onRetry}>Retry</ErrorNoticeButton>}
        >
          <p>A file couldn’t be loaded. Check your connection, then retry.</p>
        </ErrorNotice>
      )}
      {state === 'absent' && (
        <p className={styles.note}>
          Live preview has no search index, so saved pages appear immediately. To search, run{' '}
          <code translate="no">npm run build</code>, then <code translate="no">npm run serve</code>.
        </p>
      )}
      {empty && (
        <p className={styles.note}>
          Try fewer or other words, or see{' '}
          <Link to="/docs/" className={styles.link}>
            all platforms and features
          </Link>
          .
        </p>
      )}
    </>
  );
}
