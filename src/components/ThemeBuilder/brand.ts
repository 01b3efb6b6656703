import { defaults, type ColorChanges } from '../ScannerScreen/defaults';
import { contrastRatio, readableOn } from './contrastRatio';
import { prune } from './encode';

/** White where it can be read on a color, or else black, which then can. */
const on = (background: string, minimum: number): string =>
  contrastRatio('#FFFFFF', background) >= minimum ? '#FFFFFF' : '#000000';

/**
 * A theme from one color, `#RRGGBB`: the steps that the pages describe for a brand color. It passes every contrast check.
 */
export function themeFrom(brand: string): ColorChanges {
  const { colorTopBarBackground, colorTopBarForeground, colorScanButtonsLayoutBackground } =
    defaults;
  const tint = readableOn(brand, colorTopBarBackground.dark, 4.5);
  // The capture button is on the dark area below the camera, in light mode, too.
  const button = readableOn(brand, colorScanButtonsLayoutBackground.light, 3);
  const accent = { light: brand, dark: tint };
  return prune({
    colorPrimary: accent,
    colorOnPrimary: { light: on(brand, 4.5), dark: on(tint, 4.5) },
    colorSecondary: { light: button, dark: tint },
    colorOnSecondary: { light: on(button, 3), dark: on(tint, 4.5) },
    colorScanPolygon: accent,
    colorTopBarBackground: { ...colorTopBarBackground, light: brand },
    colorTopBarForeground: { ...colorTopBarForeground, light: on(brand, 4.5) },
    // The same in both modes, because the camera's picture is.
    colorViewfinderDetected: { light: tint, dark: tint },
  });
}
