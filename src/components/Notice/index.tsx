import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import ErrorNotice, { ErrorNoticeButton } from '@site/src/components/ErrorNotice';
import { isReachable } from '@site/src/client/request';
import styles from './styles.module.css';

export interface Notice {
  readonly heading: string;
  /** What happened; by default, that a part of the site could not be loaded. */
  readonly text?: string;
  /** Address that Retry opens once it answers: by default that of the page, which is reloaded. */
  readonly url?: string;
}

let root: Root | undefined;
let host: HTMLElement | undefined;

/** Fetches the scripts of the page again. A reload takes them from the browser's cache, even if they are broken. */
async function refetchScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && name.endsWith('.js'));
  await Promise.allSettled(scripts.map((script) => fetch(script, { cache: 'reload' })));
}

/** Opens an address. The current one is reloaded, which preserves the scroll position. */
async function open(url: string): Promise<void> {
  if (url === window.location.href) {
    await refetchScripts();
    window.location.reload();
  } else window.location.assign(url);
}

type Attempt = 'none' | 'trying' | 'failed';

function NoticeBox({
  heading,
  text = 'Part of the site couldn’t be loaded. Retry reloads this page.',
  url = window.location.href,
}: Notice): ReactNode {
  const [attempt, setAttempt] = useState<Attempt>('none');
  const retry = async (): Promise<void> => {
    setAttempt('trying');
    // Checked first, because a reload while offline would replace the readable page with the browser's error page.
    if (await isReachable(url)) await open(url);
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
      {attempt === 'trying' && <p>Trying…</p>}
      {attempt === 'failed' && <p>Still no connection. Nothing on this page is lost.</p>}
    </ErrorNotice>
  );
}

/**
 * Shows a notice at the lower edge of the window, over the page. It has its own React root, because the app
 * may not be hydrated.
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
