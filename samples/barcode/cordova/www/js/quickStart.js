// region quickStart
/** Resolves with the number on a parcel, or with `null` if the user closed the scanner. */
export async function readParcelNumber() {
  // With an empty license key, the SDK works for one minute.
  await DeckleSDKBarcode.initSDK('');

  const [barcode] = await DeckleSDKBarcode.scanBarcode({
    barcodeFormats: ['CODE_128', 'QR_CODE'],
  });
  return barcode ? barcode.value : null;
}
// endregion
