import type { ReactNode } from 'react';
import { toCss } from '../ScannerScreen/colors';
import styles from './styles.module.css';

interface Props {
  /** `#RRGGBB` or `#AARRGGBB`, as the SDK writes colors. */
  readonly light: string;
  readonly dark: string;
}

/** A color for light and one for dark mode, each with a swatch. */
export default function ColorPair({ light, dark }: Props): ReactNode {
  return (
    <span className={styles.pair}>
      <span className={styles.color}>
        <span className={styles.swatch} style={{ background: toCss(light) }} />
        <code translate="no">{light}</code> light
      </span>
      <span className={styles.color}>
        <span className={styles.swatch} style={{ background: toCss(dark) }} />
        <code translate="no">{dark}</code> dark
      </span>
    </span>
  );
}
