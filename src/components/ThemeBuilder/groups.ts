import type { ProductId } from '../../model/platforms';
import type { ColorKey } from '../ScannerScreen/defaults';
import type { ScreenName } from '../ScannerScreen/describe';

/** What each color is used for, in words that need no other. */
export const colorLabels: Readonly<Record<ColorKey, string>> = {
  colorPrimary: 'Buttons, dialogs, and progress',
  colorOnPrimary: 'Text of filled buttons',
  colorSecondary: 'Capture button',
  colorOnSecondary: 'Icon of the capture button',
  colorScanButtonsLayoutBackground: 'Area below the camera',
  colorScanButtonsForeground: 'Text below the camera',
  colorScanPolygon: 'Outline around the document',
  colorTopBarBackground: 'Top toolbar',
  colorTopBarForeground: 'Buttons of the top toolbar',
  colorTopBarTitle: 'Title of the top toolbar',
  colorBottomBarBackground: 'Bottom toolbar',
  colorBottomBarForeground: 'Buttons of the bottom toolbar',
  colorViewfinder: 'Viewfinder while it searches',
  colorViewfinderDetected: 'Viewfinder after an accepted code',
  colorViewfinderRejected: 'Viewfinder after a rejected code',
  colorOverlay: 'Area around the viewfinder',
};

/** Colors that are chosen together, beside the screen on which they show. */
export interface ColorGroup {
  readonly title: string;
  readonly keys: readonly ColorKey[];
  readonly screen: ScreenName;
}

/** The colors of each product's scanner, by the place where the user meets them. */
export const groups: Readonly<Record<ProductId, readonly ColorGroup[]>> = {
  document: [
    {
      title: 'Scan screen',
      keys: [
        'colorScanPolygon',
        'colorSecondary',
        'colorOnSecondary',
        'colorScanButtonsLayoutBackground',
        'colorScanButtonsForeground',
      ],
      screen: 'scan',
    },
    {
      title: 'Top toolbar',
      keys: ['colorTopBarBackground', 'colorTopBarForeground', 'colorTopBarTitle'],
      screen: 'crop',
    },
    {
      title: 'Bottom toolbar',
      keys: ['colorBottomBarBackground', 'colorBottomBarForeground'],
      screen: 'edit',
    },
    {
      title: 'Filled buttons, dialogs, and progress',
      keys: ['colorPrimary', 'colorOnPrimary'],
      screen: 'onboarding',
    },
  ],
  barcode: [
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
    },
    {
      title: 'Accepted codes and filled buttons',
      keys: ['colorViewfinderDetected', 'colorPrimary', 'colorOnPrimary'],
      screen: 'barcodeConfirm',
    },
    {
      title: 'Rejected codes',
      keys: ['colorViewfinderRejected'],
      screen: 'barcodeRejected',
    },
  ],
};

/** The groups of a product's colors that a platform has. */
export function groupsOf(product: ProductId, keys: readonly ColorKey[]): readonly ColorGroup[] {
  return groups[product]
    .map((group): ColorGroup => {
      // Without filled buttons, a platform has no onboarding screen either.
      const isPlain = group.keys.includes('colorOnPrimary') && !keys.includes('colorOnPrimary');
      return {
        ...group,
        ...(isPlain && {
          title: 'Dialogs and progress',
          screen: 'hintPopup',
        }),
        keys: group.keys.filter((key) => keys.includes(key)),
      };
    })
    .filter((group) => group.keys.length > 0);
}
