// region scanBarcode
/** @import { Barcode } from 'cordova-plugin-deckle-barcode-sdk' */

/**
 * Reads one code. Resolves with `null` if the user closed the scanner.
 * @returns {Promise<Barcode | null>}
 */
export async function scanCode() {
  const [barcode] = await DeckleSDKBarcode.scanBarcode({});
  return barcode ?? null;
}
// endregion

// region formats
/** @returns {Promise<string | null>} */
export async function scanArticle() {
  const [barcode] = await DeckleSDKBarcode.scanBarcode({
    barcodeFormats: ['EAN_13', 'EAN_8', 'UPC_A', 'UPC_E'],
  });
  return barcode ? articleNumber(barcode) : null;
}
// endregion

// region articleNumber
/**
 * Returns the same number on both platforms: a UPC-A code is an EAN-13 code whose first digit is 0.
 * @param {Barcode} barcode
 * @returns {string}
 */
export function articleNumber({ value, format }) {
  return format === 'UPC_A' ? `0${value}` : value;
}
// endregion

// region multiScan
/** @returns {Promise<string[]>} */
export async function scanShelf() {
  const barcodes = await DeckleSDKBarcode.scanBarcode({
    multiScan: true,
    maxBarcodes: 20,
    textConfig: { textTitleScanPage: 'Scan the shelf' },
  });
  return barcodes.map(({ value }) => value);
}
// endregion

// region countArticles
/**
 * Counts how often each code was scanned: three packages of one article count as three.
 * @returns {Promise<Map<string, number>>}
 */
export async function countArticles() {
  const barcodes = await DeckleSDKBarcode.scanBarcode({
    multiScan: true,
    allowDuplicates: true,
    duplicateInterval: 2000,
    beepOnRead: true,
  });
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { value } of barcodes) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
// endregion

// region confirmBarcode
/** @returns {Promise<string | null>} */
export async function scanSerialNumber() {
  const [barcode] = await DeckleSDKBarcode.scanBarcode({
    barcodeFormats: ['CODE_39', 'CODE_128'],
    confirmBarcode: true,
    textConfig: {
      textConfirmAccept: 'Use number',
      textConfirmRetry: 'Scan again',
    },
  });
  return barcode ? barcode.value : null;
}
// endregion

// region viewfinder
export function scanTicket() {
  return DeckleSDKBarcode.scanBarcode({
    barcodeFormats: ['AZTEC', 'QR_CODE'],
    viewfinderAspectRatio: 1,
  });
}

export function scanAnywhere() {
  return DeckleSDKBarcode.scanBarcode({
    showViewfinder: false,
    restrictToViewfinder: false,
  });
}
// endregion

// region torchAndTimeout
export function scanInBasement() {
  return DeckleSDKBarcode.scanBarcode({
    torchEnabled: true,
    timeout: 30,
  });
}
// endregion

// region openLink
/**
 * A code can contain any address, so show it and let the user decide.
 * @param {Barcode} barcode
 */
export function offerLink({ value }) {
  if (!value.startsWith('https://')) {
    alert(`Not a link: ${value}`);
  } else if (confirm(`Open this page?\n${value}`)) {
    window.open(value, '_system');
  }
}
// endregion
