import type { ReactNode } from 'react';
import { colorVariables } from './colors';
import { contentOf, describeScreen } from './describe';
import * as screens from './draw';
import Screen from './Screen';
import type { ScannerScreenProps } from './types';

export { default as Screens } from './Screens';
export type { ScreenName } from './describe';
export type { ScannerScreenProps } from './types';

/**
 * A drawing of one screen of the scanner's own user interface, in HTML and CSS only. It takes the
 * colors, texts and buttons of the SDK's configuration and follows the site's color mode.
 */
export default function ScannerScreen(props: ScannerScreenProps): ReactNode {
  const { name, mode, caption } = props;
  const label = describeScreen(name, props);
  return (
    <Screen {...{ name, mode, caption, label }} style={colorVariables(props)}>
      {screens[name](contentOf(props))}
    </Screen>
  );
}
