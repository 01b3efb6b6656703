import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Address of the archive without the base URL. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Link that downloads a starter project. */
export default function StarterDownload({ path, children }: Props): ReactNode {
  return (
    // A file, not a page of the router.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a className={styles.download} href={useBaseUrl(path)} download>
      {children}
    </a>
  );
}
