import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Address of the drawing without the base URL. */
  readonly path: string;
  readonly name: string;
  /** Its heading, what it's about, and the expected results. */
  readonly children: ReactNode;
}

/**
 * A code to scan. Its drawing is a link to the file, which `<SheetView>` opens on the page instead. The tile is white in
 * dark mode, too: a code needs the light zone around it.
 */
export default function SheetCode({ path, name, children }: Props): ReactNode {
  const url = useBaseUrl(path);
  return (
    <section className={styles.code}>
      {/* A file, not a page of the router. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a className={styles.tile} href={url} data-sheet-code={name}>
        <img src={url} alt={`Code to scan: ${name}`} decoding="async" />
      </a>
      {children}
    </section>
  );
}
