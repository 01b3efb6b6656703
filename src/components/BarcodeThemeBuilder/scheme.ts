import { barcodeColorKeys } from '../ScannerScreen/barcodeKeys';
import type { Scheme } from '../ThemeBuilder/scheme';

/** The barcode scanner. */
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
};
