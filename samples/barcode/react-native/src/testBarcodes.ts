// region result
import type { Barcode } from '@deckle/react-native-barcode-sdk';

export const articleCode: Barcode = {
  value: '2012345678903',
  format: 'EAN_13',
  bounds: { left: 0.21, top: 0.44, right: 0.79, bottom: 0.56 },
  timestamp: 1753084800000,
};
// endregion
