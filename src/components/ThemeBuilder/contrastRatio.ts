import {
  allColorKeys,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';

/** The two color modes. */
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A foreground that needs contrast with a background. */
export interface ContrastPair {
  readonly foreground: ColorKey;
  readonly background: ColorKey;
  /** Least ratio by WCAG 2.2: 4.5 for text, 3 for controls. */
  readonly minimum: number;
}

/** The pairs that the scanner's screens put on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: 'colorOnPrimary', background: 'colorPrimary', minimum: 4.5 },
  { foreground: 'colorOnSecondary', background: 'colorSecondary', minimum: 3 },
  { foreground: 'colorSecondary', background: 'colorScanButtonsLayoutBackground', minimum: 3 },
  {
    foreground: 'colorScanButtonsForeground',
    background: 'colorScanButtonsLayoutBackground',
    minimum: 4.5,
  },
  { foreground: 'colorTopBarForeground', background: 'colorTopBarBackground', minimum: 4.5 },
  { foreground: 'colorTopBarTitle', background: 'colorTopBarBackground', minimum: 4.5 },
  { foreground: 'colorBottomBarForeground', background: 'colorBottomBarBackground', minimum: 4.5 },
];

/** The outcome for one pair in one mode. */
export interface ContrastResult extends ContrastPair {
  readonly mode: Mode;
  readonly ratio: number;
  readonly passes: boolean;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colors `#RRGGBB`, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** All pairs of colors that a platform has, in both modes. */
export function checkContrast(
  changes: ColorChanges,
  keys: readonly ColorKey[] = allColorKeys,
): ContrastResult[] {
  const colors = resolveColors(changes);
  return contrastPairs
    .filter(({ foreground, background }) => keys.includes(foreground) && keys.includes(background))
    .flatMap((pair) =>
      modes.map((mode) => {
        const ratio = contrastRatio(colors[pair.foreground][mode], colors[pair.background][mode]);
        return { ...pair, mode, ratio, passes: ratio >= pair.minimum };
      }),
    );
}

/** The ratio with one decimal, cut off rather than rounded, so that 4.49 never reads as 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/**
 * The color nearest to `foreground` that reaches `minimum` on `background`: mixed with black or white, whichever takes
 * less. Black or white reaches 4.5 on every background.
 */
export function readableOn(foreground: string, background: string, minimum: number): string {
  for (let step = 0; step <= 255; step += 1) {
    for (const end of [0, 255]) {
      const mixed = channels(foreground).map((from) => from + ((end - from) * step) / 255);
      const digits = mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
      const hex = `#${digits.join('')}`.toUpperCase();
      if (contrastRatio(hex, background) >= minimum) return hex;
    }
  }
  return foreground;
}
