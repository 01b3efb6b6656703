import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  readonly kind: 'code' | 'document';
  /** Address of the drawing without the base URL. */
  readonly path: string;
  readonly name: string;
  /** What the drawing is of. */
  readonly alt: string;
  /** The part of an invoice that its card shows in place of the page: the box with the account. */
  readonly excerpt?: 'payment';
  /** Anchor of the card that shows its expected result, if that isn't its own. */
  readonly result?: string;
  /** Its heading, what it's about, and the expected results. */
  readonly children: ReactNode;
}

const tiles = { code: styles.light, document: styles.dark } as const;

/**
 * Something to scan. Its drawing is a link to the file, which `<SheetView>` opens on the page instead. In both color
 * modes, a code is on white, because it needs the light zone around it, and a document on a dark ground, which shows
 * its edges.
 */
export default function Sheet(props: Props): ReactNode {
  const { kind, path, name, alt, excerpt, result, children } = props;
  const url = useBaseUrl(path);
  return (
    <section className={styles.sheet}>
      {/* A file, not a page of the router. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        className={clsx(styles.tile, tiles[kind], excerpt && styles[excerpt])}
        href={url}
        data-sheet={name}
        data-result={result}
      >
        <img src={url} alt={alt} decoding="async" />
      </a>
      {children}
    </section>
  );
}
