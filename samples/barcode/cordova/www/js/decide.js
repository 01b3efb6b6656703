// region answer
/** @import { Barcode, BarcodeScannerConfiguration, ReadingState } from 'cordova-plugin-deckle-barcode-sdk' */

/** @type {((barcode: Barcode) => ReadingState | Promise<ReadingState>) | null} */
let answer = null;

// Once, when the app starts: the plugin keeps one callback for all scans.
document.addEventListener('deviceready', () => {
  DeckleSDKBarcode.onBarcodeDetected(async (barcode) => {
    if (answer === null) return;
    try {
      await DeckleSDKBarcode.setReadingState(await answer(barcode));
    } catch (error) {
      console.warn('No answer for a code:', error);
    }
  });
});

/**
 * Opens the scanner; `decide` answers for each code while it is open.
 * @param {BarcodeScannerConfiguration} config
 * @param {(barcode: Barcode) => ReadingState | Promise<ReadingState>} decide
 * @returns {Promise<Barcode[]>}
 */
export async function scanAndDecide(config, decide) {
  answer = decide;
  try {
    return await DeckleSDKBarcode.scanBarcode(config);
  } finally {
    answer = null;
  }
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
 * Looks up every code while the scanner waits, and returns the codes that were found.
 * @param {(value: string) => Promise<boolean>} isExpected The request of your app.
 * @returns {Promise<Barcode[]>}
 */
export async function checkIn(isExpected) {
  /** @type {Set<string>} */
  const expected = new Set();
  /** @type {(barcode: Barcode) => Promise<ReadingState>} */
  async function lookUp({ value }) {
    await DeckleSDKBarcode.setReadingState('PAUSED');
    try {
      if (await isExpected(value)) expected.add(value);
    } catch (error) {
      console.warn('Look-up failed:', error);
    }
    return 'ACTIVE';
  }

  const barcodes = await scanAndDecide({ multiScan: true }, lookUp);
  return barcodes.filter(({ value }) => expected.has(value));
}
// endregion

// region keepOnClose
/**
 * Keeps what was read even if the user closes the scanner instead of tapping the finish button.
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
