// region brandColors
/** @import { ColorConfig, DeckleColor } from 'cordova-plugin-deckle-sdk' */

const brand = { Light: '#1D6FD1', Dark: '#8AB8F5' };
const onBrand = { Light: '#FFFFFF', Dark: '#000000' };

/** @type {ColorConfig} */
export const invoiceColors = {
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
import { scan } from './scanDocument.js';

/** Resolves with `null` if the user cancels. */
export function scanInBrandColors() {
  return scan({ ColorConfig: invoiceColors });
}
// endregion

// region allColors
/** @type {Required<ColorConfig>} */
export const defaultColors = {
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
/**
 * Uses the values of one mode in both, whatever the mode of the device.
 * @param {ColorConfig} colors
 * @param {'Light' | 'Dark'} mode
 * @returns {ColorConfig}
 */
export function colorsInMode(colors, mode) {
  /** @type {Record<string, DeckleColor>} */
  const all = {
    ...defaultColors,
    // Unless it's set, the title has the color of the buttons next to it.
    ColorTopBarTitle:
      colors.ColorTopBarForeground ?? defaultColors.ColorTopBarTitle,
    ...colors,
  };
  const forced = Object.entries(all).map(([name, color]) => [
    name,
    { Light: color[mode], Dark: color[mode] },
  ]);
  return Object.fromEntries(forced);
}
// endregion

// region transparency
/** @returns {ColorConfig} */
export function softTopBar() {
  const isAndroid = cordova.platformId === 'android';
  return {
    ColorTopBarForeground: {
      Light: '#FFFFFF',
      Dark: isAndroid ? '#DEFFFFFF' : '#E3E3E3',
    },
  };
}
// endregion
