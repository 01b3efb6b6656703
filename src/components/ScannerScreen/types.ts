import type { ReactNode } from 'react';
import type { ColorChanges } from './defaults';
import type { ScreenName, ScreenOptions } from './describe';

/** Properties of {@link ScannerScreen}. */
export interface ScannerScreenProps extends ScreenOptions {
  /** The screen to draw. */
  readonly name: ScreenName;
  /** Colors to set; the others keep their defaults. */
  readonly colors?: ColorChanges;
  /** Fixed color mode; left out, the drawing follows the site. */
  readonly mode?: 'light' | 'dark';
  /** Caption below the drawing. */
  readonly caption?: ReactNode;
}
