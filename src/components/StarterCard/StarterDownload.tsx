import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Address of the archive without the base URL. */
  readonly path: string;
  /** Accessible name, where the text alone doesn't say which project it is. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Link that downloads a starter project. */
export default function StarterDownload({ path, label, children }: Props): ReactNode {
  return (
    // A file, not a page of the router.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className={styles.download} href={useBaseUrl(path)} aria-label={label} download>
      {children}
    </a>
  );
}
