/** Addresses, below the base URL, of the files that the build publishes for links on pages. */

/** Of a sample without the markers of regions. */
export const samplePath = (file: string): string => `/${file}.txt`;

/** Of what apps read from the barcodes to scan. */
export const barcodeResultsPath = '/sheets/barcodes/expected.json';

/** Of what apps read from the sample invoice. */
export const invoiceResultPath = '/img/sample-invoice.json';
