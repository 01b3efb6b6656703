import type { ReactNode } from 'react';
import clsx from 'clsx';
import { resolveColors, type ColorChanges, type ColorKey } from '../ScannerScreen/defaults';
import { checkContrast, formatRatio, readableOn, type Mode } from './contrastRatio';
import { colorLabels } from './groups';
import Sign from './Sign';
import styles from './styles.module.css';

interface ContrastProps {
  readonly changes: ColorChanges;
  /** The colors whose pairs are listed. */
  readonly keys: readonly ColorKey[];
  readonly onFix: (key: ColorKey, mode: Mode, hex: string) => void;
}

/** Contrast of the foregrounds of a group, with a replacement for each color that fails. */
export default function Contrast({ changes, keys, onFix }: ContrastProps): ReactNode {
  const colors = resolveColors(changes);
  const results = checkContrast(changes).filter(({ foreground }) => keys.includes(foreground));
  return (
    <ul className={styles.contrast}>
      {results.map(({ foreground, background, mode, minimum, ratio, passes }) => {
        const use = colorLabels[foreground];
        const better = readableOn(colors[foreground][mode], colors[background][mode], minimum);
        return (
          <li key={`${foreground} ${mode}`} className={clsx(!passes && styles.low)}>
            <Sign passes={passes} />
            <span>
              {`${use}, ${mode}: ${formatRatio(ratio)}:1${passes ? '' : `, below ${minimum}:1`}`}
            </span>
            {!passes && (
              <button type="button" onClick={() => onFix(foreground, mode, better)}>
                <span>Use </span>
                <i style={{ background: better }} aria-hidden="true" />
                <span translate="no">{` ${better}`}</span>
                <span className="dk-hidden">{` for ${use.toLowerCase()}, ${mode}`}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
