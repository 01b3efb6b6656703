import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { closestTo } from '@site/src/client/clicks';
import { elementsAround } from '@site/src/client/elementsAround';
import { isPlainClick } from '@site/src/client/links';
import styles from './styles.module.css';

/** Steps of the keys that change the code. */
const keySteps: Readonly<Partial<Record<string, -1 | 1>>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
};

/** What differs between codes and documents; `results` finds the expected results of a card. */
const kinds = {
  codes: {
    name: 'code',
    hint: 'Raise the brightness of this screen.',
    ground: styles.light,
    results: 'li',
  },
  documents: {
    name: 'document',
    hint: 'Lower the brightness of this screen a little.',
    ground: styles.dark,
    results: 'pre code',
  },
} as const;

/** What the dialog shows of a card. */
interface Shown {
  readonly name: string;
  /** Address of its drawing. */
  readonly url: string;
  readonly expected: string;
}

/** The codes or documents of the page that a bar belongs to, in its order. */
const sheetsAround = (bar: Element | null, results: string): Shown[] =>
  elementsAround<HTMLAnchorElement>(bar, 'a[data-sheet]').map(
    ({ dataset: { sheet = '', result }, href, parentElement }) => {
      const card = result ? document.getElementById(result)?.closest('section') : parentElement;
      const expected = card?.querySelectorAll(results) ?? [];
      return {
        name: sheet,
        url: href,
        expected: Array.from(expected, ({ textContent }) => textContent).join('\n'),
      };
    },
  );

function Button(props: { readonly children: string; readonly onClick: () => void }): ReactNode {
  return <button type="button" className={styles.button} {...props} />;
}

/**
 * Shows the codes or documents of the page one at a time, as large as the window, and prints a page of codes; the PDFs of
 * documents have the original size. Without it, a drawing is a link to its file.
 */
export default function SheetView({ of: kind }: { readonly of: keyof typeof kinds }): ReactNode {
  const isBrowser = useIsBrowser();
  const bar = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [sheets, setSheets] = useState<readonly Shown[]>([]);
  const [index, setIndex] = useState(0);
  const { name, hint, ground, results } = kinds[kind];
  const sheet = sheets[index];

  const open = useCallback(
    (first?: string): void => {
      const all = sheetsAround(bar.current, results);
      setSheets(all);
      setIndex(
        Math.max(
          0,
          all.findIndex((one) => one.name === first),
        ),
      );
      dialog.current?.showModal();
    },
    [results],
  );

  useEffect(() => {
    const article = bar.current?.closest('article');
    const onClick = (event: MouseEvent): void => {
      const link = closestTo(event, 'a[data-sheet]');
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      open(link.dataset.sheet);
    };
    article?.addEventListener('click', onClick);
    return () => article?.removeEventListener('click', onClick);
  }, [open]);

  /** Shows the next or previous sheet; after the last comes the first. */
  const step = (by: -1 | 1): void => {
    setIndex((current) => (current + by + sheets.length) % sheets.length);
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
          <Button onClick={() => open()}>{`Show one ${name} at a time`}</Button>
          {kind === 'codes' && <Button onClick={() => window.print()}>Print the sheet</Button>}
          <dialog
            ref={dialog}
            className={clsx(styles.view, ground)}
            aria-label={`To scan: ${kind}`}
            onKeyDown={onKeyDown}
          >
            <button
              type="button"
              className={styles.stage}
              aria-label={`Next ${name}`}
              onClick={() => step(1)}
            >
              {sheet && <img src={sheet.url} alt="" />}
            </button>
            <div className={styles.controls}>
              <div aria-live="polite">
                <p className={styles.name}>{sheet?.name}</p>
                <p>{`${index + 1} of ${sheets.length}`}</p>
              </div>
              {sheet?.expected && (
                // Long ones scroll.
                <pre
                  className={styles.expected}
                  role="region"
                  aria-label="Expected result"
                  tabIndex={0}
                >
                  {sheet.expected}
                </pre>
              )}
              <p>{hint}</p>
              <div className={styles.buttons}>
                <Button onClick={() => step(-1)}>Previous</Button>
                <Button onClick={() => step(1)}>Next</Button>
                <Button onClick={() => dialog.current?.close()}>Close</Button>
              </div>
            </div>
          </dialog>
        </>
      )}
    </div>
  );
}
