import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Opens the card with a symbol's names on all platforms. A plain button: what it does is in `card.ts`,
 * which `src/clientModules/equivalents.ts` loads when one is pressed. It's missing without scripts;
 * the platform switcher leads to the same page on other platforms.
 *
 * @param of neutral id of the symbol: `ScanFilter.AUTO`
 */
export default function Equivalents({ of }: { readonly of: string }): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={`${of} on other platforms`}
      data-equivalents={of}
    />
  );
}
