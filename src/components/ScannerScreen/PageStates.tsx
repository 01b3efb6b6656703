import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly caption: string;
  /** An ordered list whose entries begin with a `<PageState>`. */
  readonly children: ReactNode;
}

/** What becomes of a page, from left to right: one drawing per entry, with an arrow to the next. */
export default function PageStates({ caption, children }: Props): ReactNode {
  return (
    <figure className={styles.states} data-picture="states">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
