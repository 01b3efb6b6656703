import type { ReactNode } from 'react';
import type { Slots } from '../Island';
import * as screens from '../ScannerScreen/draw';
import { contentOf } from '../ScannerScreen/parts';
import Screen from '../ScannerScreen/Screen';
import { CodeHead, File } from './CodeParts';
import { modes } from './contrast';
import { exportsOf } from './generate';
import { groupsOf, type ColorGroup } from './groups';
import { keysOf } from './keys';
import type { Scheme, ThemeBuilderProps } from './scheme';
import styles from './styles.module.css';

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
function DefaultCode(props: { readonly scheme: Scheme; readonly platform: string }): ReactNode {
  const [first] = exportsOf(props.scheme.product, props.platform);
  if (first === undefined) return null;
  return (
    <>
      <CodeHead
        platforms={
          // The others are known when it works.
          <select className={styles.button} autoComplete="off" disabled aria-label="Platform">
            <option>{first.label}</option>
          </select>
        }
        languages={first.generators.map(({ title }, index) => (
          <label key={title}>
            <input type="radio" autoComplete="off" disabled defaultChecked={index === 0} />
            <span>{title}</span>
          </label>
        ))}
      />
      {first.generators[0]?.generate({}).map(({ path, code }) => (
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

/** The static parts of a theme builder: its screens, by their names, and the code of the default colors. */
export function renderSlots(scheme: Scheme, { platform, lacks = '' }: ThemeBuilderProps): Slots {
  return {
    ...Object.fromEntries(
      groupsOf(scheme.groups, keysOf(scheme.keys, lacks, platform)).map((group) => [
        group.screen,
        <Preview key="" {...group} />,
      ]),
    ),
    code: <DefaultCode scheme={scheme} platform={platform} />,
  };
}
