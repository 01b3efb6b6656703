import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { codesIn, isPlainClick, stepped, type ShownCode } from './codes';
import styles from './styles.module.css';

/** Steps of the keys that change the code. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/**
 * Shows the codes of the page one at a time, as large as the window, and prints the page. Without it, the drawing of a
 * code is a link to its file.
 */
export default function SheetView(): ReactNode {
  const isBrowser = useIsBrowser();
  const bar = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [codes, setCodes] = useState<readonly ShownCode[]>([]);
  const [at, setAt] = useState(0);
  const code = codes[at];

  const open = (article: Element | null | undefined, name?: string): void => {
    const found = codesIn(article);
    setCodes(found);
    setAt(Math.max(0, name === undefined ? 0 : found.findIndex((one) => one.name === name)));
    dialog.current?.showModal();
  };

  useEffect(() => {
    const article = bar.current?.closest('article');
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const link = event.target.closest<HTMLElement>('a[data-sheet-code]');
      if (link === null) return;
      event.preventDefault();
      open(article, link.dataset.sheetCode);
    };
    article?.addEventListener('click', onClick);
    return () => {
      article?.removeEventListener('click', onClick);
    };
  }, []);

  const step = (by: number): void => {
    setAt((now) => stepped(now, by, codes.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.bar} ref={bar} data-interactive="">
      {isBrowser && (
        <>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              open(bar.current?.closest('article'));
            }}
          >
            Show one code at a time
          </button>{' '}
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              window.print();
            }}
          >
            Print the sheet
          </button>
        </>
      )}
      <dialog ref={dialog} className={styles.view} aria-label="Codes to scan" onKeyDown={onKeyDown}>
        <button
          type="button"
          className={styles.stage}
          aria-label="Next code"
          onClick={() => {
            step(1);
          }}
        >
          {code !== undefined && <img src={code.url} alt="" />}
        </button>
        <div className={styles.controls}>
          <div className={styles.words} aria-live="polite">
            <p className={styles.name}>{code?.name}</p>
            <p>{`${String(at + 1)} of ${String(codes.length)}`}</p>
          </div>
          <p className={styles.hint}>Raise the brightness of this screen.</p>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                step(-1);
              }}
            >
              Previous
            </button>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                step(1);
              }}
            >
              Next
            </button>
            <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </div>
      </dialog>
    </div>
  );
}
