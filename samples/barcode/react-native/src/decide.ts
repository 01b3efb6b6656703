// region acceptKnown
import DeckleSDK, {
  type Barcode,
  type ReadingState,
} from '@deckle/react-native-barcode-sdk';

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
/** Returns the codes that the server recognizes. `isExpected` is your request to the server. */
export async function checkIn(
  isExpected: (value: string) => Promise<boolean>,
): Promise<Barcode[]> {
  async function answer({ value }: Barcode): Promise<void> {
    let state: ReadingState = 'REJECTED';
    try {
      if (await isExpected(value)) state = 'ACTIVE';
    } catch (error) {
      console.warn('Lookup failed:', error);
    }
    await DeckleSDK.setReadingState(state);
  }
  const subscription = DeckleSDK.addBarcodeListener((barcode) => {
    void answer(barcode);
  });
  try {
    return await DeckleSDK.scanBarcode({ multiScan: true });
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
