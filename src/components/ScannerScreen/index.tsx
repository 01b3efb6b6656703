import type { ReactNode } from 'react';
import clsx from 'clsx';
import { colorVariables } from './colors';
import { draw } from './draw';
import { descriptions } from './labels';
import { contentOf } from './parts';
import type { ScannerScreenProps } from './types';
import styles from './styles.module.css';

export { default as Screens } from './Screens';
export type { ScannerScreenProps, ScreenName } from './types';

/**
 * A drawing of one screen of the scanner's own user interface, in HTML and CSS only. It takes the
 * colors, texts and buttons of the SDK's configuration and follows the site's color mode.
 */
export default function ScannerScreen(props: ScannerScreenProps): ReactNode {
  const { name, mode, caption, label = descriptions[name], className } = props;
  return (
    <figure className={clsx(styles.figure, className)}>
      <div
        className={styles.phone}
        style={colorVariables(props)}
        data-screen={name}
        data-mode={mode}
        role="img"
        aria-label={label}
      >
        <div className={styles.frame} aria-hidden="true">
          <div className={styles.screen}>
            <div className={styles.status}>
              9:41
              <i />
            </div>
            {draw[name](contentOf(props))}
          </div>
        </div>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
