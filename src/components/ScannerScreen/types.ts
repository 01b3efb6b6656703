import type { ReactNode } from 'react';
import type { ColorChanges } from './defaults';
import type { ButtonKey, PartKey, ScreenItem, ScreenName, TextKey } from './labels';

/** Properties of {@link ScannerScreen}. */
export interface ScannerScreenProps {
  /** The screen to draw. */
  readonly name: ScreenName;
  /** Colors to set; the others keep their defaults. */
  readonly colors?: ColorChanges;
  /** Texts to set, by member of the text configuration. */
  readonly texts?: Partial<Record<TextKey, string>>;
  /** Button titles to set. A title makes a button visible that is hidden by default; `''` leaves its icon alone. */
  readonly buttons?: Partial<Record<ButtonKey, string>>;
  /** Entries of the onboarding (the first is drawn), the popup, the tips or the empty result screen. */
  readonly items?: readonly ScreenItem[];
  /** Fixed color mode; left out, the drawing follows the site. */
  readonly mode?: 'light' | 'dark';
  /** Caption below the drawing. */
  readonly caption?: ReactNode;
  /** Description for screen readers, in place of the built-in one. */
  readonly label?: string;
  /** Buttons and parts to leave out. */
  readonly hide?: readonly PartKey[];
  /** Buttons and parts to draw that are hidden by default. */
  readonly show?: readonly PartKey[];
  readonly className?: string;
}
