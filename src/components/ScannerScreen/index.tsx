import type { ReactNode } from 'react';
import { variablesOf } from './colors';
import { barcodeColorKeys, colorKeys, type ColorChanges } from './defaults';
import { contentOf, describeScreen, type ScreenName, type ScreenOptions } from './describe';
import * as screens from './draw';
import Screen from './Screen';

export { default as Screens } from './Screens';
export type { ScreenName } from './describe';

/** Properties of {@link ScannerScreen}. */
export interface ScannerScreenProps extends ScreenOptions {
  /** The screen to draw. */
  readonly name: ScreenName;
  /** Colors to set; the others keep their defaults. */
  readonly colors?: ColorChanges;
  /** Fixed color mode; left out, the drawing follows the site. */
  readonly mode?: 'light' | 'dark';
  /** Appearance of Android's status bar; left out, its icons follow the mode. */
  readonly bars?: 'DARK';
  /** Caption below the drawing. */
  readonly caption?: ReactNode;
}

/**
 * A drawing of one screen of the scanner's own user interface, in HTML and CSS only. It takes the
 * colors, texts and buttons of the SDK's configuration and follows the site's color mode.
 */
export default function ScannerScreen(props: ScannerScreenProps): ReactNode {
  const { name, colors = {}, mode, bars, caption } = props;
  const isBarcode = name.startsWith('barcode');
  const keys = isBarcode ? [...barcodeColorKeys, 'colorTopBarTitle' as const] : colorKeys;
  const label = describeScreen(name, props);
  return (
    <Screen {...{ name, mode, bars, caption, label }} style={variablesOf(keys, colors)}>
      {screens[name](contentOf(props))}
    </Screen>
  );
}
