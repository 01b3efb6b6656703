// region brandColors
import type { ColorConfig, DeckleColor } from '@deckle/capacitor-sdk';

const brand: DeckleColor = { Light: '#1D6FD1', Dark: '#8AB8F5' };
const onBrand: DeckleColor = { Light: '#FFFFFF', Dark: '#000000' };

export const invoiceColors: ColorConfig = {
  ColorPrimary: brand,
  ColorOnPrimary: onBrand,
  ColorSecondary: brand,
  ColorOnSecondary: onBrand,
  ColorScanPolygon: brand,
  ColorTopBarBackground: { Light: '#1D6FD1', Dark: '#16233A' },
  ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#E3E3E3' },
};
// endregion

// region scanWithColors
import { scan } from './scanDocument';

/** Resolves with the number of pages, with `null` on cancel. */
export function scanInBrandColors(): Promise<number | null> {
  return scan({ ColorConfig: invoiceColors });
}
// endregion

// region allColors
export const defaultColors: Required<ColorConfig> = {
  ColorPrimary: { Light: '#4CAF50', Dark: '#4CAF50' },
  ColorOnPrimary: { Light: '#FFFFFF', Dark: '#000000' },
  ColorSecondary: { Light: '#4CAF50', Dark: '#4CAF50' },
  ColorOnSecondary: { Light: '#FFFFFF', Dark: '#000000' },
  ColorScanButtonsLayoutBackground: { Light: '#121212', Dark: '#121212' },
  ColorScanButtonsForeground: { Light: '#FFFFFF', Dark: '#FFFFFF' },
  ColorScanPolygon: { Light: '#4CAF50', Dark: '#4CAF50' },
  ColorBottomBarBackground: { Light: '#FFFFFF', Dark: '#212121' },
  ColorBottomBarForeground: { Light: '#323232', Dark: '#BEBEBE' },
  ColorTopBarBackground: { Light: '#4CAF50', Dark: '#2A2A2A' },
  ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#E3E3E3' },
  ColorTopBarTitle: { Light: '#FFFFFF', Dark: '#E3E3E3' },
};
// endregion

// region forcedMode
/** Writes the values of one mode into both, whatever the device is set to. */
export function colorsInMode(
  colors: ColorConfig,
  mode: 'Light' | 'Dark',
): ColorConfig {
  const all: Record<string, DeckleColor> = {
    ...defaultColors,
    // Unless it is set, the title has the color of the buttons next to it.
    ColorTopBarTitle:
      colors.ColorTopBarForeground ?? defaultColors.ColorTopBarTitle,
    ...colors,
  };
  return Object.fromEntries(
    Object.entries(all).map(([key, color]) => [
      key,
      { Light: color[mode], Dark: color[mode] },
    ]),
  );
}
// endregion
