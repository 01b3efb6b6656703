import type { CSSProperties } from 'react';
import { resolveColors, type ColorChanges, type ColorKey } from './defaults';

/** `colorTopBarTitle` → `color-top-bar-title`. */
export function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Android's `#AARRGGBB` as CSS `#RRGGBBAA`; other values stay as they are. */
export function toCss(hex: string): string {
  const parts = /^#([\da-f]{2})([\da-f]{6})$/i.exec(hex);
  return parts ? `#${parts[2]}${parts[1]}` : hex;
}

/** Custom properties `--s-<color>-l` and `--s-<color>-d` of these colors; the style sheet picks by color mode. */
export function variablesOf(keys: readonly ColorKey[], colors: ColorChanges): CSSProperties {
  const pairs = resolveColors(colors);
  return Object.fromEntries(
    keys.flatMap((key) => [
      [`--s-${kebab(key)}-l`, toCss(pairs[key].light)],
      [`--s-${kebab(key)}-d`, toCss(pairs[key].dark)],
    ]),
  );
}
