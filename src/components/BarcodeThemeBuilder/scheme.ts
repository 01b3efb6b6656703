import { barcodeColorKeys } from '../ScannerScreen/barcodeKeys';
import { limitTo } from '../ThemeBuilder/keys';
import { presets } from '../ThemeBuilder/presets';
import type { Scheme } from '../ThemeBuilder/scheme';

/** The barcode scanner. Its ready-made themes are those of the document scanner, so that one app has one look. */
export const barcodeScheme: Scheme = {
  product: 'barcode',
  keys: barcodeColorKeys,
  groups: [
    {
      title: 'Scan screen',
      keys: [
        'colorViewfinder',
        'colorOverlay',
        'colorTopBarBackground',
        'colorTopBarForeground',
        'colorScanButtonsLayoutBackground',
        'colorScanButtonsForeground',
      ],
      screen: 'barcode',
      screenTitle: 'Barcode scanner',
    },
    {
      title: 'Accepted codes and filled buttons',
      keys: ['colorViewfinderDetected', 'colorPrimary', 'colorOnPrimary'],
      screen: 'barcodeConfirm',
      screenTitle: 'Confirmation of a barcode',
    },
    {
      title: 'Rejected codes',
      keys: ['colorViewfinderRejected'],
      screen: 'barcodeRejected',
      screenTitle: 'Barcode scanner after a rejected barcode',
    },
  ],
  presets: presets.map(({ name, colors }) => ({
    name,
    colors: limitTo(barcodeColorKeys, {
      ...colors,
      colorViewfinderDetected: colors.colorScanPolygon,
    }),
  })),
  accent: 'colorViewfinderDetected',
};
