import { useMemo, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import type { ProductId } from '../../model/platforms';
import CopyButton from '../CopyButton';
import type { Slots } from '../Island';
import { variablesOf } from '../ScannerScreen/colors';
import {
  hasOpacity,
  productColors,
  resolveColors,
  type ColorChanges,
} from '../ScannerScreen/defaults';
import { themeFrom } from './brand';
import Code from './Code';
import ColorField from './ColorField';
import Contrast from './Contrast';
import { checkContrast, fixContrasts, modes } from './contrastRatio';
import { addressWith, encode, withColor } from './encode';
import { colorLabels, groups, groupsOf } from './groups';
import Import from './Import';
import { keysOf, limitTo } from './keys';
import { presets } from './presets';
import { spell } from './spelling';
import { useTheme } from './useTheme';
import { useThemedLinks } from './useThemedLinks';
import styles from './styles.module.css';

/** Properties of a theme builder, which the build writes into the page. */
export interface ThemeBuilderProps {
  /** Whose scanner it is. */
  readonly product: ProductId;
  /** Folder name of the page's platform, for example `Android`; decides spelling and code. */
  readonly platform: string;
  /**
   * The platforms that lack colors, and neutral names of these colors, which the build takes from the APIs:
   * `Xamarin: colorOnPrimary colorTopBarTitle; …`.
   */
  readonly lacks?: string;
}

function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={styles.button} {...props} />;
}

function Swatches({ colors }: { readonly colors: ColorChanges }): ReactNode {
  const all = resolveColors(colors);
  const style = {
    '--one': all.colorTopBarBackground.light,
    '--two': all.colorScanPolygon.light,
    '--three': all.colorPrimary.dark,
  } as CSSProperties;
  return <i style={style} aria-hidden="true" />;
}

/**
 * Lets the reader choose the scanner's colors for light and dark mode, shows them on the scanner's
 * screens, checks their contrast and writes the code. The theme is kept in the query of
 * the address, so that it can be shared.
 */
export default function ThemeBuilder({
  product,
  platform,
  lacks = '',
  slots,
}: ThemeBuilderProps & {
  /** The screens: `slots.tsx`. */
  readonly slots: Slots;
}): ReactNode {
  const all = productColors[product];
  const keys = useMemo(() => keysOf(all, lacks, platform), [all, lacks, platform]);
  const { changes, change, leaveField, undo, redo, ready } = useTheme(keys);
  useThemedLinks(changes);
  const colors = resolveColors(changes);
  const current = encode(changes);
  const results = checkContrast(changes, keys);
  const low = results.filter(({ passes }) => !passes).length;

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.builder} data-interactive="" onBlur={leaveField}>
      <noscript>
        <p>Choosing colors needs JavaScript. The screens below show the default colors.</p>
      </noscript>

      <fieldset className={styles.brand} disabled={!ready}>
        <legend>Start from your brand color</legend>
        <ColorField
          label="Brand color"
          value={colors.colorPrimary.light}
          mayHaveOpacity={false}
          onChange={(hex) => change(limitTo(keys, themeFrom(hex)), 'brand')}
        />
        <p>
          It sets all colors, for light and dark mode, with enough contrast. Then change single ones
          below.
        </p>
      </fieldset>

      <div className={styles.bar}>
        <div className={styles.presets} role="group" aria-label="Examples">
          {presets.map(({ name, colors: preset }) => {
            const theme = limitTo(keys, preset);
            return (
              <Button
                key={name}
                disabled={!ready}
                aria-pressed={encode(theme) === current}
                onClick={() => change(theme)}
              >
                <Swatches colors={preset} />
                {name}
              </Button>
            );
          })}
        </div>
        <div className={styles.presets}>
          <Button disabled={!undo} onClick={undo}>
            Undo
          </Button>
          <Button disabled={!redo} onClick={redo}>
            Redo
          </Button>
          <Button disabled={current === ''} onClick={() => change({})}>
            Reset
          </Button>
          <span className={styles.copy}>
            <CopyButton
              className={styles.button}
              label="Copy link"
              disabled={!ready}
              text={() => addressWith(window.location.href, changes)}
              onRefused={() =>
                'The browser didn’t allow copying. Copy this page’s address instead.'
              }
            />
          </span>
        </div>
      </div>

      <details>
        <summary>Import your code</summary>
        <Import {...{ keys, changes }} onRead={change} />
      </details>

      <div className={styles.presets}>
        <p role="status">
          {low === 0
            ? `All ${results.length} contrast checks pass.`
            : `${low} of ${results.length} contrast checks ${low === 1 ? 'is' : 'are'} below the minimum.`}
        </p>
        <Button disabled={!ready || low === 0} onClick={() => change(fixContrasts(changes, keys))}>
          Fix all contrasts
        </Button>
      </div>

      {groupsOf(groups[product], keys).map(({ title, keys: members, screen }) => (
        <fieldset key={title} className={styles.group} disabled={!ready}>
          <legend>{title}</legend>
          <div className={styles.columns}>
            <div className={styles.colors}>
              {members.map((key) => {
                const name = spell(platform, key);
                return (
                  <div key={key} className={styles.row}>
                    <div className={styles.name}>
                      <span>{colorLabels[key]}</span>
                      <code translate="no">{name}</code>
                    </div>
                    {modes.map((mode) => (
                      <div key={mode}>
                        <span aria-hidden="true">{mode}</span>
                        <ColorField
                          label={`${name}, ${mode}`}
                          value={colors[key][mode]}
                          mayHaveOpacity={hasOpacity(key)}
                          onChange={(hex) =>
                            change(withColor(changes, key, mode, hex), `${key} ${mode}`)
                          }
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
            <div className={styles.previews} style={variablesOf(all, changes)}>
              {slots[screen]}
            </div>
          </div>
        </fieldset>
      ))}

      <Code {...{ product, platform, lacks, changes }} disabled={!ready} />
    </div>
  );
}
