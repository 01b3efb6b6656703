import { withQuery } from '../../client/query';
import {
  allColorKeys,
  hasOpacity,
  resolveColors,
  type ColorChanges,
  type ColorKey,
  type ColorPair,
} from '../ScannerScreen/defaults';

/** Name of the query parameter with a theme. */
export const parameter = 'colors';

/** Short names in the address; shared links depend on them. */
const codes: Readonly<Record<ColorKey, string>> = {
  colorPrimary: 'p',
  colorOnPrimary: 'op',
  colorSecondary: 's',
  colorOnSecondary: 'os',
  colorScanButtonsLayoutBackground: 'sb',
  colorScanButtonsForeground: 'sf',
  colorScanPolygon: 'sp',
  colorTopBarBackground: 'tb',
  colorTopBarForeground: 'tf',
  colorTopBarTitle: 'tt',
  colorBottomBarBackground: 'bb',
  colorBottomBarForeground: 'bf',
  colorViewfinder: 'v',
  colorViewfinderDetected: 'vd',
  colorViewfinderRejected: 'vr',
  colorOverlay: 'o',
};

/** `#RRGGBB` or `#AARRGGBB` in capitals from what a reader may type (`abc`, `#AABBCC`), or undefined. */
export function parseHex(input: string): string | undefined {
  const digits = /^\s*#?([\da-f]{3}|(?:[\da-f]{2})?[\da-f]{6})\s*$/i.exec(input)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toUpperCase()}`;
}

/** The same for a color that is opaque: `#AARRGGBB` is none. */
export function parseOpaqueHex(input: string): string | undefined {
  const hex = parseHex(input);
  return hex?.length === 7 ? hex : undefined;
}

/** Leaves out colors that equal what would be in effect without them. */
export function prune(changes: ColorChanges): ColorChanges {
  const result: ColorChanges = {};
  for (const key of allColorKeys) {
    const { [key]: pair, ...others } = changes;
    const effective = resolveColors(others)[key];
    if (pair && (pair.light !== effective.light || pair.dark !== effective.dark)) {
      result[key] = pair;
    }
  }
  return result;
}

/** One color of one mode replaced. */
export function withColor(
  changes: ColorChanges,
  key: ColorKey,
  mode: keyof ColorPair,
  hex: string,
): ColorChanges {
  return prune({ ...changes, [key]: { ...resolveColors(changes)[key], [mode]: hex } });
}

/** `p-0a6b5e-5cd3bf.tb-0a6b5e`: changed colors only, light then dark, one value when both are equal. */
export function encode(changes: ColorChanges): string {
  const pruned = prune(changes);
  return allColorKeys
    .flatMap((key) => {
      const pair = pruned[key];
      if (!pair) return [];
      const values = pair.light === pair.dark ? [pair.light] : [pair.light, pair.dark];
      return [[codes[key], ...values.map((hex) => hex.slice(1).toLowerCase())].join('-')];
    })
    .join('.');
}

/** The colors in an encoded theme. Whatever is malformed is left out. */
export function decode(text: string): ColorChanges {
  const result: ColorChanges = {};
  for (const entry of text.split('.')) {
    const [, code, one = '', other = one] = /^(\w+)-(\w{6,8})(?:-(\w{6,8}))?$/.exec(entry) ?? [];
    const key = allColorKeys.find((candidate) => codes[candidate] === code);
    if (key === undefined) continue;
    const [light, dark] = [one, other].map(hasOpacity(key) ? parseHex : parseOpaqueHex);
    if (light && dark) result[key] = { light, dark };
  }
  return prune(result);
}

/** The address with the theme in its query; the rest of it stays as it is. */
export const addressWith = (address: string, changes: ColorChanges): string =>
  withQuery(address, { [parameter]: encode(changes) });
