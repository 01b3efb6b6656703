import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  readonly kind: 'code' | 'document';
  /** Drawings below `static/sheets`, without `.svg` and with spaces between them, the most important first. */
  readonly of: string;
}

const pages = { code: '/docs/sheets/barcodes', document: '/docs/sheets/documents' } as const;
const grounds = { code: styles.light, document: styles.dark } as const;

/** Some of the drawings of a page of sheets in a row, as many as fit. They lead to the page, as do the words below them. */
export default function SheetRow({ kind, of }: Props): ReactNode {
  const base = useBaseUrl('/sheets/');
  return (
    <Link className={clsx(styles.row, grounds[kind])} to={pages[kind]} aria-hidden tabIndex={-1}>
      {of.split(' ').map((name) => (
        <img key={name} src={`${base}${name}.svg`} alt="" decoding="async" />
      ))}
    </Link>
  );
}
