import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import ErrorNotice, { ErrorNoticeButton } from '@site/src/components/ErrorNotice';
import { isReachable } from './reachable';
import { goToEntry } from './sessionHistory';
import styles from './notice.module.css';

export interface Notice {
  readonly heading: string;
  readonly text: string;
  /** Address that Retry opens once it answers. */
  readonly url: string;
  /** Entry of the session history with that address, where there is one to go to. */
  readonly entry?: number;
}

let root: Root | undefined;
let host: HTMLElement | undefined;

/** Fetches the scripts of the page anew. A reload takes them from the browser's cache, which keeps even broken ones. */
async function refetchScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && name.endsWith('.js'));
  await Promise.allSettled(scripts.map((script) => fetch(script, { cache: 'reload' })));
}

/** Leads to an address: to the one in view by loading it again, which keeps the reader's place. */
async function open({ url, entry }: Notice): Promise<void> {
  if (entry !== undefined) goToEntry(entry);
  else if (url === window.location.href) {
    await refetchScripts();
    window.location.reload();
  } else window.location.assign(url);
}

type Attempt = 'none' | 'trying' | 'failed';

function NoticeBox(notice: Notice): ReactNode {
  const { heading, text, url } = notice;
  const [attempt, setAttempt] = useState<Attempt>('none');
  const retry = async (): Promise<void> => {
    setAttempt('trying');
    // Asked first, because loading while offline would take away the text the reader has.
    if (await isReachable(url)) await open(notice);
    else setAttempt('failed');
  };
  return (
    <ErrorNotice
      heading={heading}
      level={2}
      className={styles.box ?? ''}
      actions={
        <>
          <ErrorNoticeButton onClick={() => void retry()}>Retry</ErrorNoticeButton>
          <ErrorNoticeButton quiet onClick={hideNotice}>
            Close
          </ErrorNoticeButton>
        </>
      }
    >
      <p>{text}</p>
      {attempt === 'trying' && <p>Trying …</p>}
      {attempt === 'failed' && <p>There is still no answer. Nothing on this page is lost.</p>}
    </ErrorNotice>
  );
}

/**
 * Shows a box at the lower edge of the window, over the page as it is. Outside of the app's tree, which
 * may not have come to life.
 */
export function showNotice(notice: Notice): void {
  hideNotice();
  host = document.createElement('div');
  host.className = styles.notice ?? '';
  document.body.append(host);
  root = createRoot(host);
  root.render(<NoticeBox {...notice} />);
}

export function hideNotice(): void {
  root?.unmount();
  host?.remove();
  root = undefined;
  host = undefined;
}
