// canary: unknown value | line 3 | is not assignable to type 'BarcodeFormat'
export function read() {
  return DeckleSDKBarcode.scanBarcode({ barcodeFormats: ['QRCODE'] });
}
