import type { ReactNode } from 'react';
import type { Slots } from '../Island';
import { contentOf } from '../ScannerScreen/describe';
import * as screens from '../ScannerScreen/draw';
import Screen from '../ScannerScreen/Screen';
import Screens from '../ScannerScreen/Screens';
import { modes } from './contrastRatio';
import { groupsOf, type ColorGroup } from './groups';
import { keysOf } from './keys';
import type { ThemeBuilderProps } from '.';

/** A screen in light and dark mode. Its colors are custom properties of an element around it. */
function Preview({ screen, title }: ColorGroup): ReactNode {
  return (
    <Screens>
      {modes.map((mode) => (
        <Screen
          key={mode}
          name={screen}
          mode={mode}
          label={`${title} in ${mode} mode with the chosen colors.`}
          caption={mode === 'light' ? 'Light' : 'Dark'}
        >
          {screens[screen](contentOf({}))}
        </Screen>
      ))}
    </Screens>
  );
}

/** Content that the build renders and the browser reuses: the screens, by their names. */
export default function slots(props: ThemeBuilderProps): Slots {
  return Object.fromEntries(
    groupsOf(props.product, keysOf(props)).map((group) => [
      group.screen,
      <Preview key="" {...group} />,
    ]),
  );
}
