/**
 * Ejected from theme-classic. What differs: it is a `<details>` element, which opens without a script; the
 * original's list is rendered by one when the button is pressed.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import styles from './styles.module.css';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary className={styles.label}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...props} className={clsx('table-of-contents', styles.list)} />
    </details>
  );
}
