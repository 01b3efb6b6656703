import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Several screens side by side. On narrow pages they form a row that is swiped; the page itself
 * never scrolls sideways.
 */
export default function Screens({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.screens} role="group" aria-label="Scanner screens" tabIndex={0}>
      {children}
    </div>
  );
}
