import type { CSSProperties, ReactNode } from 'react';
import CopyButton from '../CopyButton';
import { resolveColors, type ColorChanges, type ColorKey } from '../ScannerScreen/defaults';
import Button from './Button';
import { addressWith, encode } from './encode';
import { limitTo } from './keys';
import { presets } from './presets';
import type { Theme } from './useTheme';
import styles from './styles.module.css';

function Swatches({ colors }: { readonly colors: ColorChanges }): ReactNode {
  const all = resolveColors(colors);
  const style = {
    '--one': all.colorTopBarBackground.light,
    '--two': all.colorScanPolygon.light,
    '--three': all.colorPrimary.dark,
  } as CSSProperties;
  return <i style={style} aria-hidden="true" />;
}

interface ToolbarProps {
  readonly theme: Theme;
  /** The colors of the page’s platform. */
  readonly keys: readonly ColorKey[];
}

/** Themes to start from, undo, and a link to the theme. */
export default function Toolbar({
  theme: { changes, change, undo, ready },
  keys,
}: ToolbarProps): ReactNode {
  const current = encode(changes);
  return (
    <div className={styles.bar}>
      <div className={styles.presets} role="group" aria-labelledby="theme-examples">
        <span id="theme-examples">Examples</span>
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
        <Button disabled={current === ''} onClick={() => change({})}>
          Reset
        </Button>
        <CopyButton
          className={styles.button}
          label="Copy link"
          disabled={!ready}
          text={() => addressWith(window.location.href, changes)}
        />
      </div>
    </div>
  );
}
