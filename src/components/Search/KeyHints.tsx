import type { ReactNode } from 'react';
import styles from './styles.module.css';

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

interface KeyHintsProps {
  /** Whether the reader has chosen all platforms. */
  readonly searchesAll: boolean;
}

/** The keys of the dialog, below the results. */
export default function KeyHints({ searchesAll }: KeyHintsProps): ReactNode {
  const command = isMac() ? '⌘' : 'Ctrl';
  return (
    <p className={styles.keys}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>{command}</kbd> <kbd>Enter</kbd> new tab
      </span>
      <span>
        <kbd>{command}</kbd> <kbd>K</kbd>{' '}
        <span>{searchesAll ? 'your platform' : 'all platforms'}</span>
      </span>
    </p>
  );
}
