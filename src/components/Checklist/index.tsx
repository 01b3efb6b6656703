import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import { parseTicks, ticksKey } from './ticks';

/**
 * Stands above the task lists of a page: restores the reader's ticks, keeps them in this browser,
 * counts, prints and clears them. The boxes themselves are static HTML (see `plugins/checklist`), so
 * that the list works before this component and without it.
 *
 * @param props.total - Number of entries on the page; the build fills it in.
 */
export default function Checklist({ total }: { readonly total?: string }): ReactNode {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const bar = useRef<HTMLDivElement>(null);
  const [kept, slot] = useStorageSlot(ticksKey(pathname));
  // What is ticked where the browser keeps nothing.
  const [ticked, setTicked] = useState<readonly string[]>();
  const done = ticked?.length ?? parseTicks(kept).size;

  const boxes = useCallback(
    (): HTMLInputElement[] => [
      ...(bar.current
        ?.closest('article')
        ?.querySelectorAll<HTMLInputElement>('.dk-task input[type="checkbox"]') ?? []),
    ],
    [],
  );

  const keep = useCallback((): void => {
    const ids = boxes()
      .filter((box) => box.checked)
      .map((box) => box.id);
    if (ids.length > 0) slot.set(JSON.stringify(ids));
    else slot.del();
    setTicked(ids);
  }, [boxes, slot]);

  useEffect(() => {
    const all = boxes();
    for (const box of all) box.addEventListener('change', keep);
    return () => {
      for (const box of all) box.removeEventListener('change', keep);
    };
  }, [boxes, keep]);

  useEffect(() => {
    const ids = parseTicks(kept);
    for (const box of boxes()) box.checked ||= ids.has(box.id);
  }, [boxes, kept]);

  const clear = (): void => {
    for (const box of boxes()) box.checked = false;
    keep();
  };

  return (
    // The attribute tells the Markdown twin of the page that this works in a browser only.
    <div className={styles.bar} ref={bar} data-interactive="">
      <p>Your ticks stay in this browser.</p>
      {isBrowser && (
        <>
          <p role="status">
            {done} of {total} done
          </p>
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
            <button type="button" className={styles.button} disabled={done === 0} onClick={clear}>
              Clear ticks
            </button>
          </p>
        </>
      )}
    </div>
  );
}
