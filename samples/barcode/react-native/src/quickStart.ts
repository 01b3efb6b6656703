// region quickStart
import DeckleSDK from '@deckle/react-native-barcode-sdk';

export async function readParcelNumber(): Promise<string | null> {
  // With an empty license key, the SDK works for one minute.
  if (!(await DeckleSDK.initSDK(''))) {
    throw new Error(await DeckleSDK.getLastError());
  }

  const [barcode] = await DeckleSDK.scanBarcode({
    barcodeFormats: ['CODE_128', 'QR_CODE'],
  });
  return barcode ? barcode.value : null;
}
// endregion
