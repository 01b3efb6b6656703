import type { ColorChanges, ColorKey } from '../ScannerScreen/defaults';

/**
 * The colors of a platform.
 *
 * @param keys The colors of platforms that have all of them.
 * @param lacks The colors that platforms do not have: `Xamarin: colorOnPrimary colorTopBarTitle; …`.
 */
export function keysOf(
  keys: readonly ColorKey[],
  lacks: string,
  platform: string,
): readonly ColorKey[] {
  const entry = lacks.split('; ').find((text) => text.startsWith(`${platform}: `));
  const missing = entry?.split(' ') ?? [];
  return keys.filter((key) => !missing.includes(key));
}

/** The changes to colors that a platform has; a shared link can come from one that has more. */
export function limitTo(keys: readonly ColorKey[], changes: ColorChanges): ColorChanges {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const pair = changes[key];
      return pair ? [[key, pair]] : [];
    }),
  );
}
