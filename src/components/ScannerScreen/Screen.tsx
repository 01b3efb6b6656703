import type { CSSProperties, ReactNode } from 'react';
import { usePlatformPage } from '@site/src/hooks/usePlace';
import type { ScreenName } from './describe';
import styles from './styles.module.css';

/** Properties of {@link Screen}. */
interface ScreenProps {
  readonly name: ScreenName;
  readonly mode?: 'light' | 'dark' | undefined;
  /** What the configuration sets for Android's status bar; only `DARK` is drawn. */
  readonly bars?: 'DARK' | undefined;
  readonly caption?: ReactNode;
  readonly label: string;
  /** The colors, as custom properties; without them, those of an element around the screen. */
  readonly style?: CSSProperties;
  /** What is on the screen. */
  readonly children: ReactNode;
}

/** A phone with a screen: an iPhone on pages for iOS, on all others an Android phone. */
export default function Screen(props: ScreenProps): ReactNode {
  const { name, mode, bars, caption, label, style, children } = props;
  const isIos = usePlatformPage()?.platform === 'iOS';
  return (
    <figure className={styles.figure}>
      <div
        className={styles.phone}
        style={style}
        data-screen={name}
        data-mode={mode}
        data-bars={bars}
        // On the phone: a comparison shows it on another platform's page.
        data-os={isIos ? 'iOS' : undefined}
        role="img"
        aria-label={label}
      >
        <div className={styles.frame} aria-hidden="true">
          <div className={styles.screen}>
            <div className={styles.status} />
            {children}
          </div>
        </div>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
