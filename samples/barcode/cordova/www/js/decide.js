// region answer
/** @import { Barcode, BarcodeScannerConfiguration, ReadingState } from 'cordova-plugin-deckle-barcode-sdk' */

/** @typedef {(barcode: Barcode) => ReadingState | Promise<ReadingState>} Decide */

/** @type {Decide} */
let answer = () => 'FINISHED';

// Register the callback once: the plugin keeps it for all scans.
document.addEventListener('deviceready', () => {
  DeckleSDKBarcode.onBarcodeDetected(async (barcode) => {
    /** @type {ReadingState} */
    let state = 'REJECTED';
    try {
      state = await answer(barcode);
    } catch (error) {
      console.warn('Code rejected:', error);
    }
    await DeckleSDKBarcode.setReadingState(state);
  });
});

/**
 * Opens the scanner and answers for each code with the result of `decide`.
 * Without it, codes are accepted.
 * @param {BarcodeScannerConfiguration} config
 * @param {Decide} [decide]
 * @returns {Promise<Barcode[]>}
 */
export function scanAndDecide(
  config,
  decide = () => (config.multiScan ? 'ACTIVE' : 'FINISHED'),
) {
  answer = decide;
  return DeckleSDKBarcode.scanBarcode(config);
}
// endregion

// region acceptKnown
/**
 * Closes the scanner at the first number that is on the delivery list and rejects all others.
 * @param {ReadonlySet<string>} expected
 * @returns {Promise<Barcode | null>}
 */
export async function findParcel(expected) {
  const [parcel] = await scanAndDecide(
    { barcodeFormats: ['CODE_128'] },
    ({ value }) => (expected.has(value) ? 'FINISHED' : 'REJECTED'),
  );
  return parcel ?? null;
}
// endregion

// region waitForServer
/**
 * Returns the codes that the server recognizes.
 * @param {(value: string) => Promise<boolean>} isExpected Your request to the server.
 * @returns {Promise<Barcode[]>}
 */
export function checkIn(isExpected) {
  return scanAndDecide({ multiScan: true }, async ({ value }) =>
    (await isExpected(value)) ? 'ACTIVE' : 'REJECTED',
  );
}
// endregion

// region keepOnClose
/**
 * Keeps the codes even if the user closes the scanner instead of tapping the finish button.
 * @returns {Promise<Barcode[]>}
 */
export async function scanAndKeep() {
  /** @type {Barcode[]} */
  const read = [];
  await scanAndDecide({ multiScan: true }, (barcode) => {
    read.push(barcode);
    return 'ACTIVE';
  });
  return read;
}
// endregion
