import type { ProductId } from '../../model/platforms';

/** One color for light mode and one for dark mode, as `#RRGGBB` or Android's `#AARRGGBB`. */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

/** The colors of the document scanner, in the order in which readers meet them. */
export const colorKeys = [
  'colorPrimary',
  'colorOnPrimary',
  'colorSecondary',
  'colorOnSecondary',
  'colorScanButtonsLayoutBackground',
  'colorScanButtonsForeground',
  'colorScanPolygon',
  'colorTopBarBackground',
  'colorTopBarForeground',
  'colorTopBarTitle',
  'colorBottomBarBackground',
  'colorBottomBarForeground',
] as const;

/** The colors that only the barcode scanner has. They are shown over the camera preview and can have an opacity. */
export const cameraKeys = [
  'colorViewfinder',
  'colorViewfinderDetected',
  'colorViewfinderRejected',
  'colorOverlay',
] as const;

/** Name of a color in ColorConfig or BarcodeColorConfig, in neutral spelling. The two share names and defaults. */
export type ColorKey = (typeof colorKeys)[number] | (typeof cameraKeys)[number];

/** The colors of both scanners. */
export const allColorKeys: readonly ColorKey[] = [...colorKeys, ...cameraKeys];

/** Whether a color may have an opacity: the others are on or below something whose contrast is checked. */
export function hasOpacity(key: ColorKey): boolean {
  return (cameraKeys as readonly ColorKey[]).includes(key);
}

/** The colors of the barcode scanner, in the order in which readers meet them. */
export const barcodeColorKeys = [
  'colorPrimary',
  'colorOnPrimary',
  'colorViewfinder',
  'colorViewfinderDetected',
  'colorViewfinderRejected',
  'colorOverlay',
  'colorTopBarBackground',
  'colorTopBarForeground',
  'colorScanButtonsLayoutBackground',
  'colorScanButtonsForeground',
] as const satisfies readonly ColorKey[];

/** The colors of each product's scanner, on platforms that have all of them. */
export const productColors: Readonly<Record<ProductId, readonly ColorKey[]>> = {
  document: colorKeys,
  barcode: barcodeColorKeys,
};

/** Colors that were set; a missing one keeps its default. */
export type ColorChanges = Partial<Record<ColorKey, ColorPair>>;

/**
 * Default colors. `defaults.test.ts` compares them with the `@defaultValue` tags of ColorConfig and
 * BarcodeColorConfig in `api-sources/model`. The title of the top toolbar doesn't have a separate color: it
 * takes that of the toolbar's buttons.
 */
export const defaults: Readonly<Record<Exclude<ColorKey, 'colorTopBarTitle'>, ColorPair>> = {
  colorPrimary: { light: '#4CAF50', dark: '#4CAF50' },
  colorOnPrimary: { light: '#FFFFFF', dark: '#000000' },
  colorSecondary: { light: '#4CAF50', dark: '#4CAF50' },
  colorOnSecondary: { light: '#FFFFFF', dark: '#000000' },
  colorScanButtonsLayoutBackground: { light: '#121212', dark: '#121212' },
  colorScanButtonsForeground: { light: '#FFFFFF', dark: '#FFFFFF' },
  colorScanPolygon: { light: '#4CAF50', dark: '#4CAF50' },
  colorTopBarBackground: { light: '#4CAF50', dark: '#2A2A2A' },
  colorTopBarForeground: { light: '#FFFFFF', dark: '#E3E3E3' },
  colorBottomBarBackground: { light: '#FFFFFF', dark: '#212121' },
  colorBottomBarForeground: { light: '#323232', dark: '#BEBEBE' },
  colorViewfinder: { light: '#FFFFFF', dark: '#FFFFFF' },
  colorViewfinderDetected: { light: '#4CAF50', dark: '#4CAF50' },
  colorViewfinderRejected: { light: '#B00020', dark: '#B00020' },
  colorOverlay: { light: '#80000000', dark: '#80000000' },
};

/** All colors that are in effect when only `changes` have been set. */
export function resolveColors(changes: ColorChanges = {}): Record<ColorKey, ColorPair> {
  const set = { ...defaults, ...changes };
  return { ...set, colorTopBarTitle: set.colorTopBarTitle ?? set.colorTopBarForeground };
}
