// region initBoth
const BARCODE_KEY = 'the barcode key for com.example.parcels';
const DOCUMENT_KEY = 'the document key for com.example.parcels';

/**
 * Returns for each SDK whether its key was accepted. One can fail while the other works.
 * @returns {Promise<{ barcodes: boolean, documents: boolean }>}
 */
export async function initBoth() {
  const [barcodes, documents] = await Promise.allSettled([
    DeckleSDKBarcode.initSDK(BARCODE_KEY),
    DeckleSDKPromisify.initSDK(DOCUMENT_KEY),
  ]);
  if (barcodes.status === 'rejected') {
    console.warn('Barcode SDK:', barcodes.reason);
  }
  if (documents.status === 'rejected') {
    console.warn('Document SDK:', documents.reason);
  }
  return {
    barcodes: barcodes.status === 'fulfilled',
    documents: documents.status === 'fulfilled',
  };
}
// endregion

// region logBoth
export async function logOnlyErrors() {
  await DeckleSDKBarcode.setLogLevel('ERROR');
  await DeckleSDKPromisify.setLogLevel('ERROR');
}
// endregion

// region useBoth
/**
 * Reads the number on a parcel, then scans its delivery note.
 * Resolves with `null` if the user closed a scanner.
 * @returns {Promise<string | null>}
 */
export async function receiveParcel() {
  const [label] = await DeckleSDKBarcode.scanBarcode({
    barcodeFormats: ['CODE_128'],
  });
  if (!label) return null;
  const noteScanned = await DeckleSDKPromisify.scanDocument({
    multiPage: false,
  });
  return noteScanned ? label.value : null;
}
// endregion
