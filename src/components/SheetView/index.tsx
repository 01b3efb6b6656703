import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { closestTo } from '@site/src/client/clicks';
import { isPlainClick } from '@site/src/client/links';
import { useStoredPlatform } from '@site/src/hooks/usePlatformChoice';
import { platformById } from '@site/src/model/platforms';
import Select from '../Select';
import { platformsIn, sheetsIn, showResultsOf, type Shown } from './sheets';
import styles from './styles.module.css';

/** Steps of the keys that change the code. */
const keySteps: Readonly<Partial<Record<string, -1 | 1>>> = {
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
 * Chooses the platform whose results the page shows; at first the reader's. Without it, or if a code has the same result
 * on all platforms, all are shown.
 */
function ResultsOf({ article }: { readonly article: Element }): ReactNode {
  const stored = useStoredPlatform();
  const [chosen, setChosen] = useState<string>();
  const names = useMemo(() => platformsIn(article), [article]);
  const storedLabel = stored === undefined ? '' : platformById(stored).label;
  const platform = chosen ?? (names.includes(storedLabel) ? storedLabel : '');

  useEffect(() => {
    showResultsOf(platform, article);
    return () => showResultsOf('', article);
  }, [platform, article]);

  return (
    <label className={styles.results}>
      <span>Results on</span>
      <Select
        className={styles.button}
        value={platform}
        choices={['', ...names].map((name) => ({ value: name, label: name || 'All platforms' }))}
        onChoose={setChosen}
      />
    </label>
  );
}

interface ButtonProps {
  readonly children: string;
  readonly onClick: () => void;
}

function Button(props: ButtonProps): ReactNode {
  return <button type="button" className={styles.button} {...props} />;
}

/**
 * Shows the codes or documents of the page one at a time, as large as the window, and prints a page of codes. Without
 * it, a drawing is a link to its file.
 */
export default function SheetView({ of }: { readonly of: keyof typeof kinds }): ReactNode {
  const { one, hint, ground, isPrinted } = kinds[of];
  const isBrowser = useIsBrowser();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [sheets, setSheets] = useState<readonly Shown[]>([]);
  const [at, setAt] = useState(0);
  const sheet = sheets[at];
  const article = bar?.closest('article');

  const open = useCallback(
    (name?: string): void => {
      const found = sheetsIn(article, of);
      setSheets(found);
      // Without a name, the first.
      setAt(
        Math.max(
          0,
          found.findIndex((shown) => shown.name === name),
        ),
      );
      dialog.current?.showModal();
    },
    [article, of],
  );

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = closestTo(event, 'a[data-sheet]');
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      open(link.dataset.sheet);
    };
    article?.addEventListener('click', onClick);
    return () => article?.removeEventListener('click', onClick);
  }, [article, open]);

  /** Shows the next or previous sheet; after the last comes the first. */
  const step = (by: -1 | 1): void => {
    setAt((now) => (now + by + sheets.length) % sheets.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.bar} ref={setBar} data-interactive="">
      {isBrowser && (
        <>
          <Button onClick={() => open()}>{`Show one ${one} at a time`}</Button>
          {isPrinted && <Button onClick={() => window.print()}>Print the sheet</Button>}
          {article && of === 'codes' && <ResultsOf article={article} />}
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
          onClick={() => step(1)}
        >
          {sheet !== undefined && <img src={sheet.url} alt="" />}
        </button>
        <div className={styles.controls}>
          <div className={styles.words} aria-live="polite">
            <p className={styles.name}>{sheet?.name}</p>
            <p>{`${String(at + 1)} of ${String(sheets.length)}`}</p>
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
    </div>
  );
}
