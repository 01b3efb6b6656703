import type { ReactNode } from 'react';
import type { ColorChanges } from './defaults';
import type { ScreenName, TextKey } from './labels';

/** Properties of {@link ScannerScreen}. */
export interface ScannerScreenProps {
  /** The screen to draw. */
  readonly name: ScreenName;
  /** Colors to set; the others keep their defaults. */
  readonly colors?: ColorChanges;
  /** Texts to set, by member of the text configuration. */
  readonly texts?: Partial<Record<TextKey, string>>;
  /** Button titles to set, by member of the button configuration; `''` leaves the icon alone. */
  readonly buttons?: Partial<Record<TextKey, string>>;
  /** Fixed color mode; left out, the drawing follows the site. */
  readonly mode?: 'light' | 'dark';
  /** Caption below the drawing. */
  readonly caption?: ReactNode;
  /** Description for screen readers, in place of the built-in one. */
  readonly label?: string;
  /** What to leave out that is drawn by default. */
  readonly hide?: readonly ['multiScan'];
  /** What to draw that is hidden by default. */
  readonly show?: readonly ['toolbarItem'];
}
