import type { ReactNode } from 'react';
import clsx from 'clsx';
import { colorVariables } from './colors';
import type { Draw } from './draw';
import { contentOf } from './parts';
import type { ScannerScreenProps } from './types';
import styles from './styles.module.css';

/** Properties of {@link Screen}. */
interface ScreenProps extends ScannerScreenProps {
  readonly draw: Draw;
  readonly label: string;
}

/** A screen of which the content is given: who shows a few screens loads no others. */
export default function Screen(props: ScreenProps): ReactNode {
  const { name, draw, mode, caption, label, className } = props;
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
            {draw(contentOf(props))}
          </div>
        </div>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
