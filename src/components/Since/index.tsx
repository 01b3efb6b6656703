import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Badge: the version that brought a member, where it was not there from the start. */
export default function Since({ version }: { readonly version: string }): ReactNode {
  return <span className={styles.since}>since {version}</span>;
}
