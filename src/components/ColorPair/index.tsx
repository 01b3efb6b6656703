import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** `#RRGGBB` or `#AARRGGBB`, as the SDK writes colors. */
  readonly light: string;
  readonly dark: string;
}

/** The SDK writes the alpha first, CSS last. */
function cssColor(color: string): string {
  return color.length === 9 ? `#${color.slice(3)}${color.slice(1, 3)}` : color;
}

/** A color for light and one for dark mode, each with a swatch. */
export default function ColorPair({ light, dark }: Props): ReactNode {
  return (
    <span className={styles.pair}>
      <span className={styles.color}>
        <span className={styles.swatch} style={{ background: cssColor(light) }} />
        <code translate="no">{light}</code>
      </span>
      <span className={styles.color}>
        <span className={styles.swatch} style={{ background: cssColor(dark) }} />
        <code translate="no">{dark}</code> dark
      </span>
    </span>
  );
}
