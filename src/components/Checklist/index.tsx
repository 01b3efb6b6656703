import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { elementsAround } from '@site/src/client/elementsAround';
import { storageKeys } from '@site/src/model/storageKeys';
import styles from './styles.module.css';
import { parseTicks } from './ticks';

/** The boxes of the page that a bar belongs to. */
const boxesAround = (bar: Element | null): HTMLInputElement[] =>
  elementsAround(bar, '.dk-task input');

/** Ids of the boxes that are ticked, in the order of the page. */
const checkedIds = (boxes: readonly HTMLInputElement[]): string[] =>
  boxes.flatMap(({ id, checked }) => (checked ? [id] : []));

/**
 * Shown above the task lists of a page: restores the reader's ticks, keeps them in this browser,
 * counts, prints and clears them. The boxes themselves are static HTML (see `plugins/checklist`), so
 * that the list works before this component and without it.
 */
export default function Checklist(): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [total, setTotal] = useState(0);
  const [stored, slot] = useStorageSlot(storageKeys.ticks(pathname));
  /** Ticks that the browser refused to store. */
  const [refused, setRefused] = useState<string>();
  const text = refused ?? stored;
  const ticks = useMemo(() => parseTicks(text), [text]);

  const attach = useCallback((element: HTMLElement | null): void => {
    setBar(element);
    setTotal(boxesAround(element).length);
  }, []);

  const save = useCallback(
    (ids: readonly string[]): void => {
      const next = JSON.stringify(ids);
      slot.set(next);
      setRefused(slot.get() === next ? undefined : next);
      if (ids.length === 0) slot.del();
    },
    [slot],
  );

  // Below it, what is stored is put on the boxes: here, before, what was ticked until scripts ran is added to it.
  useEffect(() => {
    const boxes = boxesAround(bar);
    if (boxes.length === 0) return undefined;
    const before = parseTicks(slot.get());
    for (const box of boxes) box.checked ||= before.has(box.id);
    const keep = (): void => save(checkedIds(boxes));
    keep();
    for (const box of boxes) box.addEventListener('change', keep);
    return () => {
      for (const box of boxes) box.removeEventListener('change', keep);
    };
  }, [bar, save, slot]);

  useEffect(() => {
    for (const box of boxesAround(bar)) box.checked = ticks.has(box.id);
  }, [bar, ticks]);

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.bar} ref={attach} data-interactive="">
      {!isBrowser && <p>Check off each item.</p>}
      {isBrowser && (
        <>
          <p>
            {refused === undefined
              ? 'Your check marks stay in this browser.'
              : 'This browser doesn’t save your check marks. They’re lost when you reload or close the page.'}
          </p>
          <p role="status">{`${ticks.size} of ${total} done`}</p>
          <p>
            <button type="button" className={styles.button} onClick={() => window.print()}>
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
