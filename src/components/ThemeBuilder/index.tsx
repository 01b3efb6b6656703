import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { Slots } from '../Island';
import { colorVariables } from '../ScannerScreen/colors';
import { resolveColors, type ColorChanges, type ColorKey } from '../ScannerScreen/defaults';
import ColorField from './ColorField';
import Contrast from './Contrast';
import CopyButton from './CopyButton';
import { checkContrast, modes } from './contrast';
import { addressWith, encode, withColor } from './encode';
import { groupsOf } from './groups';
import { keysWithout, limitTo } from './keys';
import LazyCode from './LazyCode';
import { presets } from './presets';
import { spell } from './spelling';
import { useTheme } from './useTheme';
import styles from './styles.module.css';

/** Properties of {@link ThemeBuilder}. */
export interface ThemeBuilderProps {
  /** Folder name of the page's platform, for example `Android`; decides spelling and code. */
  readonly platform: string;
  /** Neutral names of the colors that the platform lacks, which the build takes from its API. */
  readonly lacks?: string;
}

interface Props extends ThemeBuilderProps {
  /** The screens and the code of the default colors: `slots.tsx`. */
  readonly slots: Slots;
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
export default function ThemeBuilder({ platform, lacks = '', slots }: Props): ReactNode {
  const keys = useMemo(() => keysWithout(lacks), [lacks]);
  const { changes, change, ready } = useTheme(keys);
  const colors = resolveColors(changes);
  const current = encode(changes);
  const themes = [{ name: 'Default', colors: {} }, ...presets].map(({ name, colors: all }) => ({
    name,
    colors: limitTo(keys, all),
  }));

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
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
            onRefused={() => 'The browser didn’t allow copying. Copy this page’s address instead.'}
          />
        </div>
      </div>

      <p className={styles.summary} role="status">
        {summary(changes, keys)}
      </p>

      {groupsOf(keys).map(({ title, keys: members, screen }) => (
        <fieldset key={title} className={styles.group} disabled={!ready}>
          <legend>{title}</legend>
          <div className={styles.columns}>
            <div className={styles.colors}>
              {members.map((key) => {
                const name = spell(platform, key);
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
            <div
              className={styles.previews}
              style={colorVariables({ name: screen, colors: changes })}
            >
              {slots[screen]}
            </div>
          </div>
        </fieldset>
      ))}

      <LazyCode platform={platform} changes={changes}>
        {slots.code}
      </LazyCode>
    </div>
  );
}
