import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { PlatformId, ProductId } from '@site/src/model/platforms';
import type { Slots } from '../Island';
import { productColors, resolveColors } from '../ScannerScreen/defaults';
import { themeFrom } from './brand';
import Code from './Code';
import ColorField from './ColorField';
import { checkContrast } from './contrastRatio';
import { encode } from './encode';
import Group from './Group';
import { colorLabels, groupsOf } from './groups';
import Import from './Import';
import { keysOf, limitTo } from './keys';
import Sign from './Sign';
import Toolbar from './Toolbar';
import { useTheme } from './useTheme';
import { useThemedLinks } from './useThemedLinks';
import styles from './styles.module.css';

/** Properties of a theme builder, which the build writes into the page. */
export interface ThemeBuilderProps {
  /** Whose scanner it is. */
  readonly product: ProductId;
  /** The page's platform, which decides spelling and code. */
  readonly platform: PlatformId;
  /** Neutral names of the colors that it lacks, which the build takes from its API, with spaces between. */
  readonly lacks?: string;
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
  const keys = useMemo(() => keysOf({ product, platform, lacks }), [product, platform, lacks]);
  const theme = useTheme(keys);
  const { changes, change, ready } = theme;
  useThemedLinks(changes);
  const results = checkContrast(changes, keys);
  const low = results.filter(({ passes }) => !passes);
  const names = low
    .map(({ foreground, mode }) => `${colorLabels[foreground]} (${mode})`)
    .join(', ');
  // The colors of the SDK are not the reader's mistake.
  const isDefault = encode(changes) === '';

  return (
    // The attribute marks what works only in a browser, for the Markdown version of the page.
    <div className={styles.builder} data-interactive="">
      <noscript>
        <p>Choosing colors needs JavaScript. The screens below show the default colors.</p>
      </noscript>

      <fieldset className={styles.brand} disabled={!ready}>
        <legend>Start from your brand color</legend>
        <ColorField
          label="Brand color"
          value={resolveColors(changes).colorPrimary.light}
          mayHaveOpacity={false}
          onChange={(hex) => change(limitTo(keys, themeFrom(hex)), 'brand')}
        />
        <p>
          Your brand color sets buttons, toolbars, and highlights, for light and dark mode. You can
          change each of them below.
        </p>
      </fieldset>

      <Toolbar {...{ theme, keys }} />

      <details>
        <summary>Import your code</summary>
        <Import {...{ keys, changes }} onRead={change} />
      </details>

      <p className={clsx(styles.checks, low.length > 0 && !isDefault && styles.low)}>
        {!(isDefault && low.length > 0) && <Sign passes={low.length === 0} />}
        <span role="status">
          {low.length === 0
            ? `All ${results.length} contrast checks pass.`
            : isDefault
              ? `The default colors fail ${low.length} of ${results.length} contrast checks: ${names}.`
              : `${low.length} of ${results.length} contrast checks fail: ${names}.`}
        </span>
      </p>

      <Code {...{ product, platform, changes }} disabled={!ready} />

      {groupsOf(product, keys).map((group) => (
        <Group
          key={group.title}
          {...{ group, theme, platform }}
          shown={productColors[product]}
          preview={slots[group.screen]}
        />
      ))}
    </div>
  );
}
