import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { closestTo } from '@site/src/client/clicks';
import { isPlainClick } from '@site/src/client/links';
import { useStoredPlatform } from '@site/src/hooks/usePlatformChoice';
import { platformById } from '@site/src/model/platforms';
import Select from '../Select';
import Button from './Button';
import SheetDialog from './SheetDialog';
import { platformsIn, sheetsIn, showResultsOf, type Shown } from './sheets';
import styles from './styles.module.css';

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

/**
 * Shows the codes or documents of the page one at a time, as large as the window, and prints a page of codes; the PDFs of
 * documents have the original size. Without it, a drawing is a link to its file.
 */
export default function SheetView({ of: kind }: { readonly of: 'codes' | 'documents' }): ReactNode {
  const isBrowser = useIsBrowser();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<{
    readonly sheets: readonly Shown[];
    readonly first: number;
  }>();
  const article = bar?.closest('article');

  const open = useCallback(
    (name?: string): void => {
      const sheets = sheetsIn(article, kind);
      const index = sheets.findIndex((sheet) => sheet.name === name);
      setShown({ sheets, first: Math.max(0, index) });
    },
    [article, kind],
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

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.bar} ref={setBar} data-interactive="">
      {isBrowser && (
        <>
          <Button onClick={() => open()}>
            {kind === 'codes' ? 'Show one code at a time' : 'Show one document at a time'}
          </Button>
          {kind === 'codes' && <Button onClick={() => window.print()}>Print the sheet</Button>}
          {article && kind === 'codes' && <ResultsOf article={article} />}
        </>
      )}
      {shown && <SheetDialog kind={kind} {...shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
