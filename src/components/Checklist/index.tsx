import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import { useTicks } from './useTicks';

/** Ids of the boxes that are ticked, in the order of the page. */
const checkedIds = (boxes: readonly HTMLInputElement[]): string[] =>
  boxes.flatMap(({ id, checked }) => (checked ? [id] : []));

/** How long ticks last. */
const where = (isSaved: boolean): string =>
  isSaved
    ? 'Your check marks stay in this browser.'
    : 'This browser doesn’t save your check marks. They’re lost when you reload or close the page.';

/**
 * Shown above the task lists of a page: restores the reader's ticks, keeps them in this browser,
 * counts, prints and clears them. The boxes themselves are static HTML (see `plugins/checklist`), so
 * that the list works before this component and without it.
 *
 * @param props.total - Number of entries on the page; the build fills it in.
 */
export default function Checklist({ total = '' }: { readonly total?: string }): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const bar = useRef<HTMLDivElement>(null);
  const { ticks, isSaved, save } = useTicks(pathname);
  const isRestored = useRef(false);

  const boxes = useCallback(
    (): HTMLInputElement[] => [
      ...(bar.current
        ?.closest('article')
        ?.querySelectorAll<HTMLInputElement>('.dk-task input[type="checkbox"]') ?? []),
    ],
    [],
  );

  useEffect(() => {
    const all = boxes();
    const onChange = (): void => {
      save(checkedIds(all));
    };
    for (const box of all) box.addEventListener('change', onChange);
    return () => {
      for (const box of all) box.removeEventListener('change', onChange);
    };
  }, [boxes, save]);

  useEffect(() => {
    const all = boxes();
    // While React hydrates the page, there are no ticks yet: to save none would delete those that are stored.
    if (all.length === 0 || !isBrowser) return;
    if (isRestored.current) {
      for (const box of all) box.checked = ticks.has(box.id);
      return;
    }
    isRestored.current = true;
    // Boxes can be ticked before hydration. Stored ticks of entries that no longer exist are dropped.
    for (const box of all) box.checked ||= ticks.has(box.id);
    save(checkedIds(all));
  }, [boxes, isBrowser, save, ticks]);

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.bar} ref={bar} data-interactive="">
      <p>{isBrowser ? where(isSaved) : 'Check off each item.'}</p>
      {isBrowser && (
        <>
          <p role="status">{`${String(ticks.size)} of ${total} done`}</p>
          <p>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                window.print();
              }}
            >
              Print
            </button>{' '}
            <button
              type="button"
              className={styles.button}
              disabled={ticks.size === 0}
              onClick={() => save([])}
            >
              Clear check marks
            </button>
          </p>
        </>
      )}
    </div>
  );
}
