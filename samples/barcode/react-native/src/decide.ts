// region acceptKnown
import DeckleSDK, { type Barcode } from '@deckle/react-native-barcode-sdk';

/** Closes the scanner at the first number that is on the delivery list and rejects all others. */
export async function findParcel(
  expected: ReadonlySet<string>,
): Promise<Barcode | null> {
  const subscription = DeckleSDK.addBarcodeListener((barcode) => {
    void DeckleSDK.setReadingState(
      expected.has(barcode.value) ? 'FINISHED' : 'REJECTED',
    );
  });
  try {
    const [parcel] = await DeckleSDK.scanBarcode({
      barcodeFormats: ['CODE_128'],
    });
    return parcel ?? null;
  } finally {
    subscription.remove();
  }
}
// endregion

// region waitForServer
/**
 * Looks up each code while the scanner is paused, and returns the codes that the server recognizes.
 * `isExpected` is your request to the server.
 */
export async function checkIn(
  isExpected: (value: string) => Promise<boolean>,
): Promise<Barcode[]> {
  const expected = new Set<string>();
  let lookup = Promise.resolve();
  async function lookUp(value: string): Promise<void> {
    await DeckleSDK.setReadingState('PAUSED');
    try {
      if (await isExpected(value)) {
        expected.add(value);
      }
    } catch (error) {
      console.warn('Lookup failed:', error);
    } finally {
      await DeckleSDK.setReadingState('ACTIVE');
    }
  }
  const subscription = DeckleSDK.addBarcodeListener(({ value }) => {
    lookup = lookUp(value);
  });
  try {
    const barcodes = await DeckleSDK.scanBarcode({ multiScan: true });
    await lookup; // The user can finish the scan during a lookup.
    return barcodes.filter(({ value }) => expected.has(value));
  } finally {
    subscription.remove();
  }
}
// endregion

// region keepOnClose
/** Keeps the codes even if the user closes the scanner instead of tapping the finish button. */
export async function scanAndKeep(): Promise<Barcode[]> {
  const read: Barcode[] = [];
  const subscription = DeckleSDK.addBarcodeListener((barcode) => {
    read.push(barcode);
    void DeckleSDK.setReadingState('ACTIVE');
  });
  try {
    await DeckleSDK.scanBarcode({ multiScan: true });
    return read;
  } finally {
    subscription.remove();
  }
}
// endregion
