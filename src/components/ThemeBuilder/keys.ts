import { colorKeys, type ColorChanges, type ColorKey } from '../ScannerScreen/defaults';

/** The colors of a platform. `lacks` names those that it does not have, separated by blanks. */
export function keysWithout(lacks: string): readonly ColorKey[] {
  const missing = new Set(lacks.split(/\s+/));
  return colorKeys.filter((key) => !missing.has(key));
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
