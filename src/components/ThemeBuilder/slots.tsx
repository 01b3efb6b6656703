import type { ReactNode } from 'react';
import type { Slots } from '../Island';
import { crop, edit, hintPopup, onboarding, scan } from '../ScannerScreen/draw';
import { contentOf } from '../ScannerScreen/parts';
import Screen from '../ScannerScreen/Screen';
import type { ThemeBuilderProps } from '.';
import { File, Languages } from './CodeParts';
import { modes } from './contrast';
import { generatorsOf } from './generate';
import { groupsOf, type ColorGroup, type PreviewName } from './groups';
import { keysWithout } from './keys';
import styles from './styles.module.css';

const screens = { crop, edit, hintPopup, onboarding, scan } satisfies Record<PreviewName, unknown>;

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

/** The code of the default colors, in the first language of a platform. */
function DefaultCode({ platform }: { readonly platform: string }): ReactNode {
  const generators = generatorsOf(platform);
  return (
    <>
      <Languages>
        {generators.map(({ title }, index) => (
          <label key={title}>
            <input type="radio" autoComplete="off" disabled defaultChecked={index === 0} />
            <span>{title}</span>
          </label>
        ))}
      </Languages>
      {generators[0]?.generate({}).map(({ path, code }) => (
        <File
          key={path ?? ''}
          path={path}
          button={
            <button type="button" className={styles.button} disabled>
              Copy code
            </button>
          }
        >
          <code>{code}</code>
        </File>
      ))}
    </>
  );
}

/** What the build renders and the browser takes over: the screens, by their names, and the code of the default colors. */
export default function slots({ platform, lacks = '' }: ThemeBuilderProps): Slots {
  return {
    ...Object.fromEntries(
      groupsOf(keysWithout(lacks)).map((group) => [group.screen, <Preview key="" {...group} />]),
    ),
    code: <DefaultCode platform={platform} />,
  };
}
