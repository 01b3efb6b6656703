// region brandColors
import DeckleSDK from '@deckle/react-native-sdk';
import type { ColorConfig, DeckleColor } from '@deckle/react-native-sdk';

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
export function scanInBrandColors(): Promise<boolean> {
  return DeckleSDK.scanDocument({ ColorConfig: invoiceColors });
}
// endregion

// region allColors
export const defaultColors: ColorConfig = {
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

// region transparency
import { Platform } from 'react-native';

export const softTopBar: ColorConfig = {
  ColorTopBarForeground: {
    Light: '#FFFFFF',
    Dark: Platform.OS === 'android' ? '#DEFFFFFF' : '#E3E3E3',
  },
};
// endregion
