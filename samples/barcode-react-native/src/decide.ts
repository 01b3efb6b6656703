import { Alert } from 'react-native';
// region acceptKnown
import DeckleSDK, { type Barcode } from '@deckle/react-native-barcode-sdk';

/** Closes the scanner at the first number that is on the delivery list and refuses all others. */
export async function findParcel(expected: ReadonlySet<string>): Promise<Barcode | null> {
  const subscription = DeckleSDK.addBarcodeListener((barcode) => {
    void DeckleSDK.setReadingState(expected.has(barcode.value) ? 'FINISHED' : 'REJECTED');
  });
  try {
    const [parcel] = await DeckleSDK.scanBarcode({ barcodeFormats: ['CODE_128'] });
    return parcel ?? null;
  } finally {
    subscription.remove();
  }
}
// endregion

// region askPerCode
/** Asks about every code while the scanner waits behind the dialog. */
export async function scanWithQuestions(): Promise<Barcode[]> {
  const discarded = new Set<string>();
  const resume = () => void DeckleSDK.setReadingState('ACTIVE');

  const subscription = DeckleSDK.addBarcodeListener(({ value }) => {
    void DeckleSDK.setReadingState('PAUSED');
    const discard = () => {
      discarded.add(value);
      resume();
    };
    Alert.alert(
      'Keep this code?',
      value,
      [
        { text: 'Discard', style: 'destructive', onPress: discard },
        { text: 'Keep', onPress: resume },
      ],
      { cancelable: false },
    );
  });
  try {
    const barcodes = await DeckleSDK.scanBarcode({ multiScan: true });
    return barcodes.filter(({ value }) => !discarded.has(value));
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
