import { productColors, type ColorChanges, type ColorKey } from '../ScannerScreen/defaults';
import type { ThemeBuilderProps } from '.';

/** The colors of a platform: those of the product that it doesn't lack. */
export const keysOf = ({ product, lacks = '' }: ThemeBuilderProps): readonly ColorKey[] =>
  productColors[product].filter((key) => !lacks.split(' ').includes(key));

/** The changes to colors that a platform has; a shared link can come from one that has more. */
export function limitTo(keys: readonly ColorKey[], changes: ColorChanges): ColorChanges {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const pair = changes[key];
      return pair ? [[key, pair]] : [];
    }),
  );
}
