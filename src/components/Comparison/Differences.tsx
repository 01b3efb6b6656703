import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { closeOnEscape } from '@site/src/client/closeOnEscape';
import { isSame, type Row } from './align';
import styles from './styles.module.css';

/** Attribute of the places where "Next difference" stops. */
export const differenceAttribute = 'data-difference';

/** Where a difference is scrolled to, below what sticks to the top of the window, in CSS pixels; roughly. */
const stopLine = 160;

/** The list of sections, and which of them differ. */
export function Contents({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className={styles.contents} onKeyDown={closeOnEscape}>
      <summary className={styles.button}>Contents</summary>
      <ul>
        {rows.map((row) => {
          const heading = (row.left ?? row.right)?.heading;
          if (heading === undefined || heading.level > 3) return null;
          return (
            <li key={heading.anchor} className={clsx(heading.level === 3 && styles.subsection)}>
              <Link to={`#${heading.anchor}`} onClick={close}>
                {heading.text}
              </Link>
              {isSame(row) && row.pairs.length > 0 && ' (same)'}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Whether the reader is still at a difference that was scrolled to, or at the end of the page, where it cannot be at the top. */
function isAt(stop: Element | undefined): boolean {
  if (stop === undefined) return false;
  const { top } = stop.getBoundingClientRect();
  const { scrollHeight } = document.documentElement;
  return (
    (top >= 0 && top < 2 * stopLine) || window.scrollY + window.innerHeight >= scrollHeight - 2
  );
}

/** Scrolls to the next difference, and from the last one to the first. */
export function NextDifference(): ReactNode {
  const last = useRef(-1);
  const [position, setPosition] = useState('');
  const go = (): void => {
    const stops = [...document.querySelectorAll(`[${differenceAttribute}]`)];
    const next = isAt(stops[last.current])
      ? last.current + 1
      : stops.findIndex((stop) => stop.getBoundingClientRect().top > stopLine);
    const index = next in stops ? next : 0;
    stops[index]?.scrollIntoView();
    last.current = index;
    setPosition(stops.length === 0 ? 'No differences' : `${index + 1}/${stops.length}`);
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={go}>
        Next difference
      </button>
      <span role="status" className={styles.position}>
        {position}
      </span>
    </>
  );
}
