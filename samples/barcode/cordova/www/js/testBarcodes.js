// region result
/** @import { Barcode } from 'cordova-plugin-deckle-barcode-sdk' */

/** @type {Barcode} */
export const articleCode = {
  value: '2012345678903',
  format: 'EAN_13',
  bounds: { left: 0.21, top: 0.44, right: 0.79, bottom: 0.56 },
  timestamp: 1753084800000,
};
// endregion
