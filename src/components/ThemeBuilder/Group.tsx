import type { ReactNode } from 'react';
import type { PlatformId } from '@site/src/model/platforms';
import { variablesOf } from '../ScannerScreen/colors';
import { hasOpacity, resolveColors, type ColorKey } from '../ScannerScreen/defaults';
import ColorField from './ColorField';
import Contrast from './Contrast';
import { modes } from './contrastRatio';
import { withColor } from './encode';
import { colorLabels, type ColorGroup } from './groups';
import { spell } from './spelling';
import type { Theme } from './useTheme';
import styles from './styles.module.css';

interface GroupProps {
  readonly group: ColorGroup;
  readonly theme: Theme;
  /** Decides how colors are spelled. */
  readonly platform: PlatformId;
  /** The colors that the preview shows. */
  readonly shown: readonly ColorKey[];
  /** The screens with these colors. */
  readonly preview: ReactNode;
}

/** Colors that are chosen together, with their contrast, beside the screens on which they show. */
export default function Group(props: GroupProps): ReactNode {
  const { platform, shown, preview } = props;
  const { title, keys } = props.group;
  const { changes, change, ready } = props.theme;
  const colors = resolveColors(changes);
  return (
    <fieldset className={styles.group} disabled={!ready}>
      <legend>{title}</legend>
      <div className={styles.columns}>
        <div className={styles.colors}>
          {keys.map((key) => {
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
            keys={keys}
            onFix={(key, mode, hex) => change(withColor(changes, key, mode, hex))}
          />
        </div>
        <div className={styles.previews} style={variablesOf(shown, changes)}>
          {preview}
        </div>
      </div>
    </fieldset>
  );
}
