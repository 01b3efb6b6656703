import {
  colorKeys,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';

/** The two color modes. */
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** A foreground that has to stand out from a background. */
export interface ContrastPair {
  readonly foreground: ColorKey;
  readonly background: ColorKey;
  /** What the foreground is used for. */
  readonly use: string;
  /** Least ratio by WCAG 2.2: 4.5 for text, 3 for controls. */
  readonly minimum: number;
}

/** The pairs that the scanner's screens put on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    foreground: 'colorOnPrimary',
    background: 'colorPrimary',
    use: 'Text of filled buttons',
    minimum: 4.5,
  },
  {
    foreground: 'colorOnSecondary',
    background: 'colorSecondary',
    use: 'Icon of the capture button',
    minimum: 3,
  },
  {
    foreground: 'colorScanButtonsForeground',
    background: 'colorScanButtonsLayoutBackground',
    use: 'Texts below the camera',
    minimum: 4.5,
  },
  {
    foreground: 'colorTopBarForeground',
    background: 'colorTopBarBackground',
    use: 'Buttons of the top toolbar',
    minimum: 4.5,
  },
  {
    foreground: 'colorTopBarTitle',
    background: 'colorTopBarBackground',
    use: 'Title of the top toolbar',
    minimum: 4.5,
  },
  {
    foreground: 'colorBottomBarForeground',
    background: 'colorBottomBarBackground',
    use: 'Buttons of the bottom toolbar',
    minimum: 4.5,
  },
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
  keys: readonly ColorKey[] = colorKeys,
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
 * The color nearest to `foreground` that reaches `minimum` on `background`: mixed step by step with
 * black or white, whichever gets there with the smaller change.
 */
export function readableOn(foreground: string, background: string, minimum: number): string {
  const from = channels(foreground);
  for (let step = 0; step <= 32; step += 1) {
    for (const target of [0, 255]) {
      const mixed = from.map((channel) => Math.round(channel + ((target - channel) * step) / 32));
      const hex = `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
      if (contrastRatio(hex, background) >= minimum) return hex;
    }
  }
  return contrastRatio('#000000', background) >= contrastRatio('#FFFFFF', background)
    ? '#000000'
    : '#FFFFFF';
}
