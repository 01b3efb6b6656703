import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly kind: string;
  readonly package: string;
}

/** First line of a reference page: what kind of symbol it is, and whose. */
export default function ApiHead({ kind, package: packageName }: Props): ReactNode {
  return (
    <p className={styles.head}>
      <span className={styles.kind}>{kind}</span> exported by{' '}
      <code translate="no">{packageName}</code>
    </p>
  );
}
