// region transparency
import { Capacitor } from '@capacitor/core';
import type { ColorConfig } from '@deckle/capacitor-sdk';

export const softTopBar: ColorConfig = {
  ColorTopBarForeground: {
    Light: '#FFFFFF',
    Dark: Capacitor.getPlatform() === 'android' ? '#DEFFFFFF' : '#E3E3E3',
  },
};
// endregion
