import type { CSSProperties } from 'react';
import { resolveColors, type ColorPair } from './defaults';
import type { ScannerScreenProps } from './types';

const viewfinder: Readonly<Record<string, ColorPair>> = {
  colorViewfinder: { light: '#FFFFFF', dark: '#FFFFFF' },
  colorViewfinderDetected: { light: '#4CAF50', dark: '#4CAF50' },
  colorOverlay: { light: '#80000000', dark: '#80000000' },
};

/** `colorTopBarTitle` → `color-top-bar-title`. */
export function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Android's `#AARRGGBB` as CSS `#RRGGBBAA`; other values stay as they are. */
export function toCss(hex: string): string {
  const parts = /^#([\da-f]{2})([\da-f]{6})$/i.exec(hex);
  return parts ? `#${parts[2]}${parts[1]}` : hex;
}

/** Custom properties `--s-<color>-l` and `--s-<color>-d`; the style sheet picks by color mode. */
export function colorVariables({
  name,
  colors = {},
}: Pick<ScannerScreenProps, 'name' | 'colors'>): CSSProperties {
  const pairs: Record<string, ColorPair> = {
    ...resolveColors(colors),
    ...(name.startsWith('barcode') && { ...viewfinder, ...colors }),
  };
  return Object.fromEntries(
    Object.entries(pairs).flatMap(([key, { light, dark }]) => [
      [`--s-${kebab(key)}-l`, toCss(light)],
      [`--s-${kebab(key)}-d`, toCss(dark)],
    ]),
  );
}
