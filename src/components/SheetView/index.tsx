import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isPlainClick, sheetsIn, stepped, type Shown } from './sheets';
import styles from './styles.module.css';

/** Steps of the keys that change the code. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** What differs between codes and documents. */
const kinds = {
  codes: {
    one: 'code',
    hint: 'Raise the brightness of this screen.',
    ground: styles.light,
    isPrinted: true,
  },
  documents: {
    one: 'document',
    hint: 'Lower the brightness of this screen a little.',
    ground: styles.dark,
    // Their PDFs have the original size.
    isPrinted: false,
  },
} as const;

/**
 * Shows the codes or documents of the page one at a time, as large as the window, and prints a page of codes. Without
 * it, a drawing is a link to its file.
 */
export default function SheetView({ of }: { readonly of: keyof typeof kinds }): ReactNode {
  const { one, hint, ground, isPrinted } = kinds[of];
  const isBrowser = useIsBrowser();
  const bar = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [sheets, setSheets] = useState<readonly Shown[]>([]);
  const [at, setAt] = useState(0);
  const sheet = sheets[at];

  const open = (article: Element | null | undefined, name?: string): void => {
    const found = sheetsIn(article);
    setSheets(found);
    setAt(Math.max(0, name === undefined ? 0 : found.findIndex((one) => one.name === name)));
    dialog.current?.showModal();
  };

  useEffect(() => {
    const article = bar.current?.closest('article');
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const link = event.target.closest<HTMLElement>('a[data-sheet]');
      if (link === null) return;
      event.preventDefault();
      open(article, link.dataset.sheet);
    };
    article?.addEventListener('click', onClick);
    return () => {
      article?.removeEventListener('click', onClick);
    };
  }, []);

  const step = (by: number): void => {
    setAt((now) => stepped(now, by, sheets.length));
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
            Show one {one} at a time
          </button>
          {isPrinted && (
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                window.print();
              }}
            >
              Print the sheet
            </button>
          )}
        </>
      )}
      <dialog
        ref={dialog}
        className={clsx(styles.view, ground)}
        aria-label={`To scan: ${of}`}
        onKeyDown={onKeyDown}
      >
        <button
          type="button"
          className={styles.stage}
          aria-label={`Next ${one}`}
          onClick={() => {
            step(1);
          }}
        >
          {sheet !== undefined && <img src={sheet.url} alt="" />}
        </button>
        <div className={styles.controls}>
          <div className={styles.words} aria-live="polite">
            <p className={styles.name}>{sheet?.name}</p>
            <p>{`${String(at + 1)} of ${String(sheets.length)}`}</p>
          </div>
          <p className={styles.hint}>{hint}</p>
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
