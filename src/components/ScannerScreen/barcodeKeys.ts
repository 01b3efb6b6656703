import type { ColorKey } from './defaults';

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
