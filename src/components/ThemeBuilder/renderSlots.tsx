import type { ReactNode } from 'react';
import type { Slots } from '../Island';
import * as screens from '../ScannerScreen/draw';
import { contentOf } from '../ScannerScreen/parts';
import Screen from '../ScannerScreen/Screen';
import { modes } from './contrast';
import { groupsOf, type ColorGroup } from './groups';
import { keysOf } from './keys';
import type { Scheme, ThemeBuilderProps } from './scheme';

/** A screen in light and dark mode. Its colors are custom properties of an element around it. */
function Preview({ screen, screenTitle }: ColorGroup): ReactNode {
  return modes.map((mode) => (
    <Screen
      key={mode}
      name={screen}
      mode={mode}
      label={`${screenTitle} in ${mode} mode with the chosen colors.`}
      caption={mode === 'light' ? 'Light' : 'Dark'}
    >
      {screens[screen](contentOf({ name: screen }))}
    </Screen>
  ));
}

/** The static parts of a theme builder: its screens, by their names. */
export function renderSlots(scheme: Scheme, { platform, lacks = '' }: ThemeBuilderProps): Slots {
  return Object.fromEntries(
    groupsOf(scheme.groups, keysOf(scheme.keys, lacks, platform)).map((group) => [
      group.screen,
      <Preview key="" {...group} />,
    ]),
  );
}
