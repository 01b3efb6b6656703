import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What is to be seen, without names of functions: these are in the boxes, as the platform spells them. */
  readonly alt: string;
  readonly caption: string;
  /** Whether the boxes are below each other at every width: for a path to the side, or long names. */
  readonly vertical?: boolean;
  /** An ordered list. */
  readonly children: ReactNode;
}

/**
 * A flow chart rendered from an ordered list: each entry is a box, with an arrow to the next. A bulleted list in an entry
 * is what the flow ends in, side by side; an ordered list in an entry is a path to the side. The words are text, so
 * symbols are spelled and linked as everywhere else, and the list is what a screen reader reads.
 */
export default function Flow({ alt, caption, vertical = false, children }: Props): ReactNode {
  return (
    <figure className={styles.flow} data-picture="flow" data-vertical={vertical || undefined}>
      <div className={styles.boxes} role="group" aria-label={alt}>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
