import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { resolveColors, type ColorChanges, type ColorKey } from '../ScannerScreen/defaults';
import { crop, edit, hintPopup, onboarding, scan } from '../ScannerScreen/draw';
import Screen from '../ScannerScreen/Screen';
import Code from './Code';
import ColorField from './ColorField';
import Contrast from './Contrast';
import CopyButton from './CopyButton';
import { checkContrast, modes } from './contrast';
import { addressWith, encode, withColor } from './encode';
import { generatorsOf } from './generate';
import { groupsOf, type PreviewName } from './groups';
import { keysWithout, limitTo } from './keys';
import { presets } from './presets';
import { useTheme } from './useTheme';
import styles from './styles.module.css';

/** The screens that show the colors; the others stay out of the bundle. */
const previews = { crop, edit, hintPopup, onboarding, scan } satisfies Record<PreviewName, unknown>;

/** Properties of {@link ThemeBuilder}. */
export interface ThemeBuilderProps {
  /** Folder name of the page's platform, for example `Android`; decides spelling and code. */
  readonly platform: string;
  /** Neutral names of the colors that the platform lacks, which the build takes from its API. */
  readonly lacks?: string;
}

function summary(changes: ColorChanges, keys: readonly ColorKey[]): string {
  const results = checkContrast(changes, keys);
  const low = results.filter(({ passes }) => !passes).length;
  return low === 0
    ? `All ${results.length} contrast checks pass.`
    : `${low} of ${results.length} contrast checks ${low === 1 ? 'is' : 'are'} below the minimum.`;
}

function Swatches({ colors }: { readonly colors: ColorChanges }): ReactNode {
  const { colorTopBarBackground, colorPrimary, colorScanPolygon } = resolveColors(colors);
  const style = {
    '--one': colorTopBarBackground.light,
    '--two': colorScanPolygon.light,
    '--three': colorPrimary.dark,
  } as CSSProperties;
  return <i className={styles.swatches} style={style} aria-hidden="true" />;
}

/**
 * Lets the reader choose the scanner's colors for light and dark mode, shows them on the scanner's
 * screens, checks their contrast and writes the code. The theme is kept in the query of
 * the address, so that it can be shared.
 */
export default function ThemeBuilder({ platform, lacks = '' }: ThemeBuilderProps): ReactNode {
  const keys = useMemo(() => keysWithout(lacks), [lacks]);
  const { changes, change, ready } = useTheme(keys);
  const generators = generatorsOf(platform);
  const colors = resolveColors(changes);
  const current = encode(changes);
  const themes = [{ name: 'Default', colors: {} }, ...presets].map(({ name, colors: all }) => ({
    name,
    colors: limitTo(keys, all),
  }));

  return (
    // The attribute tells the Markdown version of the page that this works in a browser only.
    <div className={styles.builder} data-interactive="">
      <noscript>
        <p className={styles.note}>
          Choosing colors needs JavaScript. The screens below show the default colors.
        </p>
      </noscript>

      <div className={styles.bar}>
        <div className={styles.presets} role="group" aria-label="Themes to start from">
          {themes.map((theme) => (
            <button
              key={theme.name}
              type="button"
              className={styles.button}
              disabled={!ready}
              aria-pressed={encode(theme.colors) === current}
              onClick={() => change(theme.colors)}
            >
              <Swatches colors={theme.colors} />
              {theme.name}
            </button>
          ))}
        </div>
        <div className={styles.presets}>
          <button
            type="button"
            className={styles.button}
            disabled={!ready || current === ''}
            onClick={() => change({})}
          >
            Reset
          </button>
          <CopyButton
            label="Copy link"
            disabled={!ready}
            text={() => addressWith(window.location.href, changes)}
            onRefused={() => 'The browser refused. Copy the address of this page.'}
          />
        </div>
      </div>

      <p className={styles.summary} role="status">
        {summary(changes, keys)}
      </p>

      {groupsOf(keys).map(({ title, keys: members, screen, screenTitle }) => (
        <fieldset key={title} className={styles.group} disabled={!ready}>
          <legend>{title}</legend>
          <div className={styles.columns}>
            <div className={styles.colors}>
              {members.map((key) => {
                const name = generators[0]?.spell(key) ?? key;
                return (
                  <div key={key} className={styles.row}>
                    <code translate="no">{name}</code>
                    {modes.map((mode) => (
                      <div key={mode}>
                        <span aria-hidden="true">{mode}</span>
                        <ColorField
                          label={`${name}, ${mode}`}
                          value={colors[key][mode]}
                          onChange={(hex) => change(withColor(changes, key, mode, hex))}
                        />
                      </div>
                    ))}
                  </div>
                );
              })}
              <Contrast
                changes={changes}
                keys={members}
                onFix={(key, mode, hex) => change(withColor(changes, key, mode, hex))}
              />
            </div>
            <div className={styles.previews}>
              {modes.map((mode) => (
                <Screen
                  key={mode}
                  name={screen}
                  draw={previews[screen]}
                  colors={changes}
                  mode={mode}
                  label={`${screenTitle} in ${mode} mode with the chosen colors.`}
                  caption={mode === 'light' ? 'Light' : 'Dark'}
                />
              ))}
            </div>
          </div>
        </fieldset>
      ))}

      <Code changes={changes} generators={generators} />
    </div>
  );
}
