import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import type { Slots } from '../Island';
import { variablesOf } from '../ScannerScreen/colors';
import {
  hasOpacity,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';
import ColorField from './ColorField';
import Contrast from './Contrast';
import CopyButton from './CopyButton';
import { checkContrast, fixContrasts, modes } from './contrast';
import { addressWith, encode, withColor } from './encode';
import { groupsOf } from './groups';
import { keysOf, limitTo } from './keys';
import LazyCode from './LazyCode';
import LazyImport from './LazyImport';
import type { Scheme, ThemeBuilderProps } from './scheme';
import { spell } from './spelling';
import { useTheme } from './useTheme';
import styles from './styles.module.css';

/** Properties of {@link Builder}. */
export interface BuilderProps extends ThemeBuilderProps {
  readonly scheme: Scheme;
  /** The screens and the code of the default colors: `slots.tsx`. */
  readonly slots: Slots;
}

/** A change that can be undone, as long as nothing else has been changed. */
interface Step {
  readonly before: ColorChanges;
  /** The theme that it made, as in the address. */
  readonly after: string;
  /** What it did, for the status line. */
  readonly report: string;
}

interface SwatchesProps {
  readonly colors: ColorChanges;
  readonly accent: ColorKey;
}

function Swatches({ colors, accent }: SwatchesProps): ReactNode {
  const all = resolveColors(colors);
  const style = {
    '--one': all.colorTopBarBackground.light,
    '--two': all[accent].light,
    '--three': all.colorPrimary.dark,
  } as CSSProperties;
  return <i style={style} aria-hidden="true" />;
}

/**
 * Lets the reader choose the scanner's colors for light and dark mode, shows them on the scanner's
 * screens, checks their contrast and writes the code. The theme is kept in the query of
 * the address, so that it can be shared.
 */
export default function Builder({ scheme, platform, lacks = '', slots }: BuilderProps): ReactNode {
  const keys = useMemo(() => keysOf(scheme.keys, lacks, platform), [scheme, lacks, platform]);
  const { changes, change, ready } = useTheme(keys);
  const [last, setLast] = useState<Step>();
  const colors = resolveColors(changes);
  const current = encode(changes);
  const step = last?.after === current ? last : undefined;
  const results = checkContrast(changes, keys);
  const low = results.filter(({ passes }) => !passes).length;
  const replace = (next: ColorChanges, report = ''): void => {
    setLast({ before: changes, after: encode(next), report });
    change(next);
  };
  const undo = step && (() => change(step.before));
  const themes = [{ name: 'Default', colors: {} }, ...scheme.presets].map(
    ({ name, colors: all }) => ({
      name,
      colors: limitTo(keys, all),
    }),
  );

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.builder} data-interactive="">
      <noscript>
        <p>Choosing colors needs JavaScript. The screens below show the default colors.</p>
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
              onClick={() => replace(theme.colors)}
            >
              <Swatches colors={theme.colors} accent={scheme.accent} />
              {theme.name}
            </button>
          ))}
        </div>
        <div className={styles.presets}>
          <button
            type="button"
            className={styles.button}
            disabled={!ready || current === ''}
            onClick={() => replace({})}
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

      <LazyImport {...{ platform, keys, changes, undo }} onRead={replace} />

      <div className={styles.presets}>
        <p role="status">
          {`${step?.report ?? ''} ${
            low === 0
              ? `All ${results.length} contrast checks pass.`
              : `${low} of ${results.length} contrast checks ${low === 1 ? 'is' : 'are'} below the minimum.`
          }`.trim()}
        </p>
        <button
          type="button"
          className={styles.button}
          disabled={!ready || low === 0}
          onClick={() => {
            const fix = fixContrasts(changes, keys);
            replace(fix.changes, `Colors changed: ${fix.count}.`);
          }}
        >
          Fix all contrasts
        </button>
        <button type="button" className={styles.button} disabled={!undo} onClick={undo}>
          Undo
        </button>
      </div>

      {groupsOf(scheme.groups, keys).map(({ title, keys: members, screen }) => (
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
                          mayHaveOpacity={hasOpacity(key)}
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
            <div className={styles.previews} style={variablesOf(scheme.keys, changes)}>
              {slots[screen]}
            </div>
          </div>
        </fieldset>
      ))}

      <LazyCode {...{ scheme, platform, lacks, changes }}>{slots.code}</LazyCode>
    </div>
  );
}
