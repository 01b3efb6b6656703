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
 * Looks up every code while the scanner waits, and returns the codes that were found.
 * `isExpected` is the request of your app.
 */
export async function checkIn(
  isExpected: (value: string) => Promise<boolean>,
): Promise<Barcode[]> {
  const expected = new Set<string>();
  const subscription = DeckleSDK.addBarcodeListener(async ({ value }) => {
    await DeckleSDK.setReadingState('PAUSED');
    try {
      if (await isExpected(value)) {
        expected.add(value);
      }
    } catch (error) {
      console.warn('Look-up failed:', error);
    } finally {
      await DeckleSDK.setReadingState('ACTIVE');
    }
  });
  try {
    const barcodes = await DeckleSDK.scanBarcode({ multiScan: true });
    return barcodes.filter(({ value }) => expected.has(value));
  } finally {
    subscription.remove();
  }
}
// endregion

// region keepOnClose
/** Keeps what was read even if the user closes the scanner instead of tapping the finish button. */
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
