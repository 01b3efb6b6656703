import type { CSSProperties, ReactNode } from 'react';
import type { ScannerScreenProps } from './types';
import styles from './styles.module.css';

/** Properties of {@link Screen}. */
interface ScreenProps extends Pick<ScannerScreenProps, 'name' | 'mode' | 'caption'> {
  readonly label: string;
  /** The colors, as custom properties; without them, those of an element around the screen. */
  readonly style?: CSSProperties;
  /** What is on the screen. */
  readonly children: ReactNode;
}

/** The battery of the status bar: its case, the inside of the case, and the charge. */
const battery = 'M4 0h4v2h4v18H0V2h4zM1.6 3.6v14.8h8.8V3.6zM3 8h6v9H3z';

/** A phone with a screen. */
export default function Screen(props: ScreenProps): ReactNode {
  const { name, mode, caption, label, style, children } = props;
  return (
    <figure className={styles.figure}>
      <div
        className={styles.phone}
        style={style}
        data-screen={name}
        data-mode={mode}
        role="img"
        aria-label={label}
      >
        <div className={styles.frame} aria-hidden="true">
          <div className={styles.screen}>
            <div className={styles.status}>
              9:41
              <svg viewBox="0 0 12 20">
                <path fillRule="evenodd" d={battery} />
              </svg>
            </div>
            {children}
          </div>
        </div>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
